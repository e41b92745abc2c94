import type { LeadForm } from '../../entities/LeadForm'
import { isFinanceExcluded } from '../../finance/lender/isFinanceExcluded'
import type { Need } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import { carFields } from '../../reasons/carFields'
import type { FormAbout } from './FormContext'

type FormNeed = Need<Pick<FormAbout, 'form'>>

const words = { title: 'The form', yes: 'This form asks it.', no: 'This form doesn’t ask it.' } as const

/** Asked in these forms alone (ENQ-12, ENQ-26). */
export const inForms = (...forms: readonly LeadForm[]): FormNeed => ({ ...words, holds: ({ form }) => forms.includes(form) })

/** Asked in every form but these, such as an instant message, which is shorter (VDP-07). */
export const notInForms = (...forms: readonly LeadForm[]): FormNeed => ({ ...words, holds: ({ form }) => !forms.includes(form) })

/** What an enquiry about a car is asked besides, where the site asks it: whether finance or a trade-in is of interest, too (ENQ-28). */
export const asksFurther = [inForms('vehicle', 'buyOnline'), isOn('/forms/askFurther')] as const

/** Asked of cars the site shows finance for, and where there is no car to ask it of (ENQ-28, CAR-24). */
export const financedCar: Need<FormAbout> = {
  holds: ({ car, config }) => car === null || !isFinanceExcluded(car, config.finance),
  rule: 'CAR-24',
  title: 'Cars without finance',
  yes: 'No exclusion describes the car, where there is one.',
  no: 'The site shows no finance for such a car.',
  settings: ['/finance/excludedMakes', '/finance/exclusions'],
  fields: ({ car }) => (car ? carFields(car, ['make', 'year', 'km', 'priceCents', 'carType']) : []),
}
