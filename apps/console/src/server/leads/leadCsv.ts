import { answerColumns } from '@forecourt/rules/leads/answerLines'
import type { LeadRow } from '@forecourt/rules/leads/LeadRow'
import { csvText } from '@forecourt/rules/text/csvText'

const columns: readonly { readonly label: string; readonly text: (lead: LeadRow) => string }[] = [
  { label: 'When (UTC)', text: ({ createdAt }) => createdAt },
  { label: 'Form', text: ({ form }) => form },
  ...answerColumns('person'),
  { label: 'Car', text: ({ carName }) => carName ?? '' },
  ...answerColumns('enquiry'),
  { label: 'Status', text: ({ status }) => status },
  ...answerColumns('consent'),
]

/** Leads as CSV, one per line (ENT-16). */
export const leadCsv = (leads: readonly LeadRow[]): string =>
  csvText(
    columns.map(({ label }) => label),
    leads.map((lead) => columns.map(({ text }) => text(lead))),
  )
