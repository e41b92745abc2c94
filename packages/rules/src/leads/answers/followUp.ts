import type { Need } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import type { FormWithContext } from '../form/FormContext'
import { asksInSteps } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const inSteps: Need<FormWithContext> = {
  holds: asksInSteps,
  title: 'A form in steps',
  yes: 'The form asks in steps.',
  no: 'The form asks everything at once.',
  settings: ['/forms/steps'],
}

/** Consent to follow up on an unfinished form in steps (ENQ-08); without it an unfinished form isn't stored. */
export const followUp = {
  id: 'followUp',
  title: 'Following up',
  requirement: 'ENQ-08',
  elementSetting: '/forms/followUp',
  needs: [inSteps, isOn('/forms/followUp')],
  kind: 'tick',
  value: () => ({
    label: 'If I don’t finish this form, you may keep what I’ve entered and contact me about it',
    type: 'checkbox',
    required: false,
    maxLength: 5,
    defaultValue: false,
  }),
  stored: { in: 'attributes', empty: {}, toStored: () => ({}) },
  // Obsolete once the form is complete.
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<object>
