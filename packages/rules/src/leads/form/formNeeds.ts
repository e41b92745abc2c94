import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ItemType } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import { isFinanceExcluded } from '../../finance/lender/isFinanceExcluded'
import type { Need } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import { carFields } from '../../reasons/carFields'
import type { FormAbout } from './FormContext'

/** Whether a form asks in steps: a single one is none (ENQ-08). */
export const asksInSteps = ({ form, config }: { readonly form: LeadForm; readonly config: Pick<ResolvedConfig, 'forms'> }): boolean =>
  config.forms.steps.filter((step) => step.form === form).length > 1

/**
 * What a test drive is asked for as, which its form is worded by (CFG-06, ENQ-24): the car of the page, or what the site lists. One with
 * caravans, which nobody drives, asks for a visit; one with motorcycles alone for a ride.
 */
export const drivenAs = ({ car, site }: Pick<FormAbout, 'car' | 'site'>): ItemType => {
  if (car) return car.itemType
  const kinds = new Set(site.models.map(({ itemType = 'car' }) => itemType))
  if (kinds.has('caravan')) return 'caravan'
  return kinds.has('motorcycle') && kinds.size === 1 ? 'motorcycle' : 'car'
}

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
