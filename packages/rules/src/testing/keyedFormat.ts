import type { DestinationTarget } from '../leads/delivery/DestinationTarget'
import { leadFormat } from '../leads/delivery/LeadFormat'

/** A format with every type of field, for tests: a POST with an API key. */
export const keyedFormat = leadFormat({
  title: 'Keyed CRM',
  description: 'Posts leads with an API key.',
  example: 'For example “Keyed CRM”.',
  note: null,
  isCrm: true,
  fields: {
    url: { type: 'webAddress', label: 'Web address', help: 'Leads are posted here.' },
    copies: { type: 'addresses', label: 'Copies', help: 'Separate addresses with commas.' },
    dealer: { type: 'text', label: 'Dealer number', help: 'From your CRM.' },
    apiKey: { type: 'text', label: 'API key', help: 'From your CRM.', secret: true },
    size: {
      type: 'choice',
      label: 'Size',
      choices: [
        { value: 'short', title: 'Short' },
        { value: 'long', title: 'Long' },
      ],
    },
  },
  by: 'post',
  body: ({ lead, isTest }, { dealer, apiKey }) => `${dealer}|${lead.id}|${lead.email}|${isTest}|${apiKey}`,
  request: ({ url, apiKey }) => ({ url, headers: { 'content-type': 'text/plain', 'x-api-key': apiKey } }),
  refusal: (answer) => (answer.startsWith('NO') ? answer : null),
})

/** A target in that format. */
export const keyedTarget = (values: { readonly url?: string; readonly apiKey?: string | null } = {}): DestinationTarget =>
  ({
    ...{ kind: 'keyed', url: 'https://crm.example/leads', copies: ['crm@dealer.example'], dealer: '7', apiKey: 'fk-123', size: 'short' },
    ...values,
  }) as unknown as DestinationTarget
