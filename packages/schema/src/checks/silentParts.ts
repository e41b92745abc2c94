import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'

/** What is switched on, and what it still waits for. */
const parts = ({ header, phone, vdp }: ResolvedConfig) => [
  {
    pointer: '/header/showPhone',
    waits: header.showPhone && phone.main === '',
    message: 'The header is to show the phone number, but there is no main number.',
  },
  {
    pointer: '/vdp/includedPoints',
    waits: vdp.showIncluded && vdp.includedPoints.length === 0,
    message: `The section “${vdp.includedHeading}” never shows on car pages: it lists nothing.`,
  },
  {
    pointer: '/vdp/whyBuyPoints',
    waits: vdp.showWhyBuy && vdp.whyBuyPoints.length === 0,
    message: `The section “${vdp.whyBuyHeading}” never shows on car pages: it lists no reasons.`,
  },
  {
    pointer: '/vdp/protectText',
    waits: vdp.showProtect && vdp.protectText.trim() === '',
    message: `The section “${vdp.protectHeading}” never shows on car pages: it has no words.`,
  },
  {
    pointer: '/vdp/certifiedHeading',
    waits: vdp.showCertified && vdp.certifiedHeading.trim() === '',
    message: 'What certified means never shows on car pages: it has no heading.',
  },
  {
    pointer: '/vdp/marketPriceText',
    waits: vdp.showMarketPrice && vdp.marketPriceText.trim() === '',
    message: 'The market price never shows on car pages: it has no words.',
  },
]

/** Parts of pages that are switched on, but can’t show anywhere, because what they would say is missing (VDP-02, VDP-14, VDP-25 to VDP-28). */
export const silentParts: CrossCheck = (config) =>
  parts(config).flatMap(({ pointer, waits, message }): Finding[] => (waits ? [{ pointer, severity: 'warning', message }] : []))
