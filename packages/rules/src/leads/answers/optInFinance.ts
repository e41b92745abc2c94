import { asksFurther, financedCar } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Whether the shopper also wants a finance quote (ENQ-28, ENT-28). */
export const optInFinance = {
  id: 'optInFinance',
  title: 'Finance, too',
  requirement: 'ENQ-28',
  elementSetting: null,
  needs: [...asksFurther, financedCar],
  kind: 'tick',
  value: () => ({ label: 'I’d like a finance quote', type: 'checkbox', required: false, maxLength: 5, defaultValue: false }),
  stored: { in: 'attributes', empty: { optInFinance: false }, toStored: ({ isTicked }) => ({ optInFinance: isTicked }) },
  mail: { label: 'Interested in', position: 5, text: (lead) => (lead.optInFinance ? 'Finance' : null) },
  console: { label: 'Also asked about', position: 5, text: (lead) => (lead.optInFinance ? 'finance' : null) },
  exported: null,
} as const satisfies LeadAnswer<{ readonly optInFinance: boolean }>
