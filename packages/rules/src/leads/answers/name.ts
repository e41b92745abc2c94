import { nameProblem } from '../form/missingProblem'
import type { LeadAnswer } from './LeadAnswer'

/** First name, or the only name in an instant message (ENQ-10, ENT-32, VDP-07). */
export const name = {
  id: 'name',
  title: 'First name',
  requirement: 'ENQ-10',
  elementSetting: null,
  needs: [],
  kind: 'text',
  value: ({ form }) => ({
    label: form === 'chat' ? 'Name' : 'First Name',
    type: 'text',
    required: true,
    maxLength: 60,
    autoComplete: form === 'chat' ? 'name' : 'given-name',
  }),
  problem: nameProblem,
  holdsNoLinks: true,
  example: () => 'Ana',
  stored: { in: 'columns', empty: { name: '' }, toStored: ({ text }) => ({ name: text }) },
  mail: null, // with the last name, above the answers
  console: null, // the heading of the lead's page
  exported: { label: 'Name', section: 'person', text: (lead) => lead.name },
} as const satisfies LeadAnswer<{ readonly name: string }>
