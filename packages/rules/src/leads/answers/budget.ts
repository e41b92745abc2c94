import type { Cents } from '../../entities/Car'
import { formatMoney } from '../../format/formatMoney'
import { parseWholeDollars } from '../../text/parseMoney'
import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const money = ({ budgetCents }: { readonly budgetCents: Cents | null }) => (budgetCents === null ? null : formatMoney(budgetCents))

/** Maximum price of a wanted car, in whole dollars as entered; optional (ENQ-18, SRC-42). */
export const budget = {
  id: 'budget',
  title: 'Budget',
  requirement: 'ENQ-18',
  elementSetting: null,
  needs: [inForms('find')],
  kind: 'text',
  value: () => ({ label: 'Your budget', type: 'currency', required: false, maxLength: 12, placeholder: '$30,000' }),
  example: () => '32,000',
  stored: { in: 'attributes', empty: { budgetCents: null }, toStored: ({ text }) => ({ budgetCents: parseWholeDollars(text) }) },
  mail: { label: 'Budget', position: 2, text: money },
  console: { label: 'Budget', position: 2, text: money },
  exported: { label: 'Budget', section: 'enquiry', text: money },
} as const satisfies LeadAnswer<{ readonly budgetCents: Cents | null }>
