import { asksFurther } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Whether the shopper has a trade-in (ENQ-28, ENT-28). */
export const optInTrade = {
  id: 'optInTrade',
  title: 'A trade-in, too',
  requirement: 'ENQ-28',
  elementSetting: null,
  needs: asksFurther,
  kind: 'tick',
  value: () => ({ label: 'I have a vehicle to trade in', type: 'checkbox', required: false, maxLength: 5, defaultValue: false }),
  stored: { in: 'attributes', empty: { optInTrade: false }, toStored: ({ isTicked }) => ({ optInTrade: isTicked }) },
  mail: { label: 'Interested in', position: 5, text: (lead) => (lead.optInTrade ? 'Trade-in' : null) },
  console: { label: 'Also asked about', position: 5, text: (lead) => (lead.optInTrade ? 'a trade-in' : null) },
  exported: null,
} as const satisfies LeadAnswer<{ readonly optInTrade: boolean }>
