import type { Need } from '../../parts/Part'
import type { FormWithContext } from '../form/FormContext'
import { notInForms } from '../form/formNeeds'
import { leadForms } from '../leadForms'
import type { LeadAnswer } from './LeadAnswer'

const appliesNeed: Need<FormWithContext> = {
  holds: ({ form, config }) => leadForms[form].isAboutOwnVehicle === true || config.forms.showRego,
  title: 'The site’s choice',
  yes: ({ form }) => (leadForms[form].isAboutOwnVehicle ? 'This form is about the shopper’s own vehicle.' : 'The site asks for the rego.'),
  no: 'The site doesn’t ask for the rego.',
  settings: ['/forms/showRego'],
}

/** Number plate of the shopper's own vehicle (ENQ-13). */
export const rego = {
  id: 'rego',
  title: 'Their rego',
  requirement: 'ENQ-13',
  elementSetting: null,
  needs: [notInForms('chat'), appliesNeed],
  kind: 'text',
  value: ({ form }) => ({
    label: leadForms[form].isAboutOwnVehicle ? 'Your rego' : 'Rego of your trade-in',
    type: 'text',
    required: false,
    maxLength: 12,
    capitals: true,
  }),
  example: () => 'ABC123',
  stored: { in: 'attributes', empty: { rego: null }, toStored: ({ text }) => ({ rego: text.toUpperCase() || null }) },
  mail: { label: 'Registration', position: 3, text: (lead) => lead.rego },
  console: { label: 'Their rego', position: 4, text: (lead) => lead.rego },
  exported: null,
} as const satisfies LeadAnswer<{ readonly rego: string | null }>
