import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { notInForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Phone number of the shopper in international format: `+61491570006` (ENQ-10, ENQ-31). Empty if they only gave an email address. */
export const phone = {
  id: 'phone',
  title: 'Mobile',
  requirement: 'ENQ-10',
  elementSetting: null,
  needs: [notInForms('chat')],
  kind: 'text',
  value: () => ({ label: 'Mobile', type: 'tel', required: true, maxLength: 24, autoComplete: 'tel' }),
  example: ({ config }) => (isInNewZealand(config.identity) ? '021 555 0143' : '0491 570 156'),
  stored: {
    in: 'columns',
    empty: { phone: '' },
    toStored: (answered) => ({ phone: answered.phone ?? '' }),
  },
  mail: null, // a link, above the answers
  console: null, // a button to call them
  exported: { label: 'Phone', section: 'person', text: (lead) => lead.phone },
} as const satisfies LeadAnswer<{ readonly phone: string }>
