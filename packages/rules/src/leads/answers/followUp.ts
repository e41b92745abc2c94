import type { Need } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import type { FormAbout } from '../form/FormContext'
import { asksInSteps } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const inSteps: Need<FormAbout> = {
  holds: asksInSteps,
  title: 'A form in steps',
  yes: 'The form asks in steps.',
  no: 'The form asks everything at once.',
  settings: ['/forms/steps'],
}

/** The dealer may get in touch where a form in steps isn't finished (ENQ-08): without it nothing of an unfinished form is kept. */
export const followUp = {
  id: 'followUp',
  title: 'Following up',
  rule: 'ENQ-08',
  element: '/forms/followUp',
  needs: [inSteps, isOn('/forms/followUp')],
  kind: 'tick',
  value: () => ({
    label: 'If I don’t finish this form, you may keep what I told you and contact me about it',
    type: 'checkbox',
    required: false,
    maxLength: 5,
    defaultValue: false,
  }),
  stored: { in: 'attributes', empty: {}, of: () => ({}) },
  // Once the form is finished it means nothing any more.
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<object>
