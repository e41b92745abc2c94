import type { DestinationDeclaration } from '../DestinationDeclaration'
import { payloadShape } from '../payloadShape'

/** A system that polls for leads. */
export const pull = {
  title: 'API (pull)',
  about: 'Your system requests new leads with a key, as often as it likes.',
  example: 'For example “Data warehouse”.',
  note: 'Your system requests leads with a key. You create the key after saving.',
  isFetched: true,
  isSigned: false,
  fields: { shape: payloadShape },
} as const satisfies DestinationDeclaration
