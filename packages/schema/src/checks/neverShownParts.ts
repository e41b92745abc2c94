import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'

/** What is switched on, and what it still waits for. */
const parts = ({ header, phone }: ResolvedConfig) => [
  {
    pointer: '/header/showPhone',
    waits: header.showPhone && phone.main === '',
    message: 'The header is to show the phone number, but there is no main number.',
  },
]

/** Parts of pages that are switched on, but can’t show anywhere, because what they would say is missing (VDP-14). */
export const neverShownParts: CrossCheck = (config) =>
  parts(config).flatMap(({ pointer, waits, message }): Finding[] => (waits ? [{ pointer, severity: 'warning', message }] : []))
