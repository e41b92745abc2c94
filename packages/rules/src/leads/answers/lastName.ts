import { notInForms } from '../form/formNeeds'
import { nameProblem } from '../form/missingProblem'
import type { LeadAnswer } from './LeadAnswer'

/** The shopper's last name (ENQ-10). */
export const lastName = {
  id: 'lastName',
  title: 'Last name',
  requirement: 'ENQ-10',
  elementSetting: null,
  needs: [notInForms('chat')],
  kind: 'text',
  value: () => ({ label: 'Last Name', type: 'text', required: true, maxLength: 60, autoComplete: 'family-name' }),
  problem: nameProblem,
  holdsNoLinks: true,
  example: () => 'Reid',
  stored: { in: 'columns', empty: { lastName: null }, toStored: ({ text }) => ({ lastName: text || null }) },
  mail: null, // with the first name, above the answers
  console: null, // the heading of the lead's page
  exported: { label: 'Name', section: 'person', text: (lead) => lead.lastName },
} as const satisfies LeadAnswer<{ readonly lastName: string | null }>
