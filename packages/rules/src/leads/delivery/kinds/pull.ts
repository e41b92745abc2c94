import type { DestinationDeclaration } from '../DestinationDeclaration'
import { payloadShape } from '../payloadShape'

/** A system that polls for leads. */
export const pull = {
  title: 'System that fetches',
  about: 'A system of yours asks for new leads with a key, as often as it likes.',
  example: 'Such as “Data warehouse”.',
  note: 'Your system asks for leads with a key, which you make once this is saved.',
  isFetched: true,
  isSigned: false,
  fields: { shape: payloadShape },
} as const satisfies DestinationDeclaration
