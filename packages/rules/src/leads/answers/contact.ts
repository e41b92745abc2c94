import { inForms } from '../form/formNeeds'
import { storedEmail } from '../storedEmail'
import type { LeadAnswer } from './LeadAnswer'

/** Phone number or email address in one field (VDP-07); stored as the one it is. */
export const contact = {
  id: 'contact',
  title: 'Mobile or email',
  requirement: 'VDP-07',
  elementSetting: null,
  needs: [inForms('chat')],
  kind: 'text',
  value: () => ({ label: 'Mobile or email', type: 'contact', required: true, maxLength: 120, autoComplete: 'email' }),
  missing: () => 'Please enter a mobile number or an email address.',
  example: () => 'ana.reid@shopper.example',
  stored: {
    in: 'columns',
    empty: { phone: '', email: '' },
    toStored: ({ text, phone }) => (phone ? { phone, email: '' } : { phone: '', email: storedEmail(text) }),
  },
  // Displayed as the phone number or email address it is.
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<{ readonly phone: string; readonly email: string }>
