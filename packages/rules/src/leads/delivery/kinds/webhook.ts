import type { DestinationDeclaration } from '../DestinationDeclaration'
import { payloadShape } from '../payloadShape'

/** Signed webhooks. */
export const webhook = {
  title: 'Webhook',
  about: 'Each lead is posted to a web address as it arrives, signed. For CRMs and tools with an API.',
  example: 'For example your CRM’s name.',
  note: null,
  isFetched: false,
  isSigned: true,
  fields: {
    url: {
      type: 'webAddress',
      label: 'Web address',
      help: 'Each lead is posted here as it arrives. It must be a public address that starts with https.',
    },
    shape: payloadShape,
  },
} as const satisfies DestinationDeclaration
