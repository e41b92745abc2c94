import type { Need } from '../../parts/Part'
import type { FormWithContext } from '../form/FormContext'
import type { LeadAnswer } from './LeadAnswer'

const wasValued: Need<FormWithContext> = {
  holds: ({ form, valuation }) => form === 'tradeIn' && valuation !== undefined,
  title: 'A valuation',
  yes: 'It was valued step by step.',
  no: 'It was not valued step by step.',
}

/** Summary of a valuation, provided by the server, never by the shopper (ENT-21, ENT-29). */
export const valuationSummary = {
  id: 'valuationSummary',
  title: 'Valuation',
  requirement: 'ENT-21',
  elementSetting: null,
  needs: [wasValued],
  kind: 'text',
  value: ({ valuation: summary }) => ({
    label: 'Valuation',
    type: 'hidden',
    required: false,
    maxLength: 2000,
    defaultValue: summary ?? '',
  }),
  example: () => '',
  stored: { in: 'attributes', empty: { valuationSummary: null }, toStored: ({ text }) => ({ valuationSummary: text || null }) },
  mail: { label: 'Valuation', position: 7, text: (lead) => lead.valuationSummary },
  // The console shows the valuation itself.
  console: null,
  exported: null,
} as const satisfies LeadAnswer<{ readonly valuationSummary: string | null }>
