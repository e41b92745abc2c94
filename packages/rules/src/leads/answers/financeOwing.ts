import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Whether the shopper's own vehicle is under finance (ENQ-28). */
export const financeOwing = {
  id: 'financeOwing',
  title: 'Finance owing',
  requirement: 'ENQ-28',
  elementSetting: null,
  needs: [inForms('tradeIn')],
  kind: 'tick',
  value: () => ({
    label: 'I still owe money on it',
    type: 'checkbox',
    required: false,
    maxLength: 5,
    defaultValue: false,
  }),
  stored: { in: 'attributes', empty: { financeOwing: false }, toStored: ({ isTicked }) => ({ financeOwing: isTicked }) },
  mail: { label: 'Finance owing', position: 6, text: (lead) => (lead.financeOwing ? 'Yes' : null) },
  console: { label: 'Finance owing', position: 6, text: (lead) => (lead.financeOwing ? 'Yes' : null) },
  exported: null,
} as const satisfies LeadAnswer<{ readonly financeOwing: boolean }>
