import { inForms } from '../form/formNeeds'
import { storedEmail } from '../storedEmail'
import type { LeadAnswer } from './LeadAnswer'

/** A phone number or an email address, where a form asks for either (VDP-07); stored as which it is. */
export const contact = {
  id: 'contact',
  title: 'Mobile or email',
  rule: 'VDP-07',
  element: null,
  needs: [inForms('chat')],
  kind: 'text',
  value: () => ({ label: 'Mobile or email', type: 'contact', required: true, maxLength: 120, autoComplete: 'email' }),
  missing: () => 'Please enter a mobile number or an email address.',
  example: () => 'ana.reid@shopper.example',
  stored: {
    in: 'columns',
    empty: { phone: '', email: '' },
    of: ({ text, dialled }) => (dialled ? { phone: dialled, email: '' } : { phone: '', email: storedEmail(text) }),
  },
  // Everywhere it is shown as the number or the address it is.
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<{ readonly phone: string; readonly email: string }>
