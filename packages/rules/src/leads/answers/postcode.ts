import type { Need } from '../../parts/Part'
import type { FormWithContext } from '../form/FormContext'
import { notInForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Lenders and valuers always need a postcode (ENQ-30). */
const isNeeded = ({ form }: FormWithContext) => form === 'finance' || form === 'tradeIn'

const appliesNeed: Need<FormWithContext> = {
  holds: (context) => isNeeded(context) || context.config.forms.askPostcode !== 'off',
  title: 'The site’s choice',
  yes: (context) => (isNeeded(context) ? 'This form always needs it.' : 'The site asks for a postcode.'),
  no: 'The site asks for no postcode.',
  settings: ['/forms/askPostcode'],
}

/** Postcode of the shopper (ENQ-10, ENQ-29, ENQ-30). */
export const postcode = {
  id: 'postcode',
  title: 'Postcode',
  requirement: 'ENQ-30',
  elementSetting: null,
  needs: [notInForms('chat'), appliesNeed],
  kind: 'text',
  value: (context) => ({
    label: 'Postcode',
    type: 'postcode',
    required: isNeeded(context) || context.config.forms.askPostcode === 'required',
    maxLength: 4,
    autoComplete: 'postal-code',
  }),
  example: () => '2000',
  stored: { in: 'columns', empty: { postcode: null }, toStored: ({ text }) => ({ postcode: text || null }) },
  mail: { label: 'Postcode', text: (lead) => lead.postcode },
  console: null, // beside the contact buttons
  exported: null,
} as const satisfies LeadAnswer<{ readonly postcode: string | null }>
