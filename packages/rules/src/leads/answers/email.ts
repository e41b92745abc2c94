import { notInForms } from '../form/formNeeds'
import { storedEmail } from '../storedEmail'
import type { LeadAnswer } from './LeadAnswer'

/** Email address of the shopper (ENQ-10, ENQ-31). Empty if they only gave a number. */
export const email = {
  id: 'email',
  title: 'Email',
  requirement: 'ENQ-10',
  elementSetting: null,
  needs: [notInForms('chat')],
  kind: 'text',
  value: () => ({ label: 'Email', type: 'email', required: true, maxLength: 120, autoComplete: 'email' }),
  example: () => 'ana.reid@shopper.example',
  stored: { in: 'columns', empty: { email: '' }, toStored: ({ text }) => ({ email: storedEmail(text) }) },
  mail: null, // a link, above the answers
  console: null, // a button to write to them
  exported: { label: 'Email', section: 'person', text: (lead) => lead.email },
} as const satisfies LeadAnswer<{ readonly email: string }>
