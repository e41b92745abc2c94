import { leadFormat } from '../LeadFormat'
import { leadPayload, payloadShape } from './leadPayload'

/** Signed webhooks. */
export const webhookFormat = leadFormat({
  title: 'Webhook',
  description: 'Each lead is posted to a web address as it arrives, signed. For CRMs and tools with an API.',
  example: 'For example your CRM’s name.',
  note: null,
  isCrm: true,
  fields: {
    url: {
      type: 'webAddress',
      label: 'Web address',
      help: 'Each lead is posted here as it arrives. It must be a public address that starts with https.',
    },
    shape: payloadShape,
  },
  by: 'post',
  isSigned: true,
  body: (lead, { shape }) => leadPayload(shape, lead),
  request: ({ url }) => ({ url }),
})
