import { nameProblem } from '../../leads/form/missingProblem'
import { internationalPhone, writtenPhone } from '../../phone/writtenPhone'
import type { CheckoutField, CheckoutStep } from '../Journey'

const name: CheckoutField = { name: 'name', label: 'Full name', type: 'text', required: true, maxLength: 100, autoComplete: 'name' }
const email: CheckoutField = { name: 'email', label: 'Email', type: 'email', required: true, maxLength: 120, autoComplete: 'email' }
const phone: CheckoutField = { name: 'phone', label: 'Mobile', type: 'tel', required: true, maxLength: 24, autoComplete: 'tel' }

/** Contact step with three fields (ENQ-10). */
export const contact = {
  id: 'checkout-contact',
  title: 'Your details',
  requirement: 'ENQ-10',
  elementSetting: null,
  needs: [],
  heading: ({ kind, car: { itemType } }) => (kind === 'reserve' ? `Reserve this ${itemType}` : 'Your details'),
  text: ({ kind }) => (kind === 'reserve' ? 'Enter your details, then pay the deposit on the bank’s secure page.' : ''),
  fields: () => [name, email, phone],
  problems: (entered): { readonly [field: string]: string } => {
    const problem = nameProblem({ field: name, text: entered.name ?? '' })
    return problem ? { name: problem } : {}
  },
  summary: (entered, { config }) => {
    const { country } = config.identity
    const dialled = internationalPhone(entered.phone ?? '', country)
    return [entered.name, entered.email, dialled && writtenPhone(dialled, country)].filter(Boolean).join(', ')
  },
} as const satisfies CheckoutStep
