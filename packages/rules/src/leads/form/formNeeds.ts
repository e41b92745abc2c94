import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ItemType } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import { isFinanceExcluded } from '../../finance/lender/isFinanceExcluded'
import type { Need } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import { formatCarFields } from '../../reasons/formatCarFields'
import type { FormWithContext } from './FormContext'

/** Whether a form is divided into steps; a single step is no division (ENQ-08). */
export const asksInSteps = ({ form, config }: { readonly form: LeadForm; readonly config: Pick<ResolvedConfig, 'forms'> }): boolean =>
  config.forms.steps.filter((step) => step.form === form).length > 1

/**
 * Vehicle type for the wording of a test drive form (CFG-06, ENQ-24): the type of the page's car, or of the site's stock. A stock with
 * caravans makes it a visit; a stock of motorcycles only makes it a ride.
 */
export const testDriveItemType = ({ car, site }: Pick<FormWithContext, 'car' | 'site'>): ItemType => {
  if (car) return car.itemType
  const kinds = new Set(site.models.map(({ itemType = 'car' }) => itemType))
  if (kinds.has('caravan')) return 'caravan'
  return kinds.has('motorcycle') && kinds.size === 1 ? 'motorcycle' : 'car'
}

type FormNeed = Need<Pick<FormWithContext, 'form'>>

const texts = { title: 'The form', yes: 'This form asks it.', no: 'This form doesn’t ask it.' } as const

/** Limits a question to these forms (ENQ-12, ENQ-26). */
export const inForms = (...forms: readonly LeadForm[]): FormNeed => ({ ...texts, holds: ({ form }) => forms.includes(form) })

/** Excludes a question from these forms, such as the short instant message (VDP-07). */
export const notInForms = (...forms: readonly LeadForm[]): FormNeed => ({ ...texts, holds: ({ form }) => !forms.includes(form) })

/** Whether an enquiry about a car also asks for interest in finance or a trade-in, if the site is set so (ENQ-28). */
export const asksFurther = [inForms('vehicle', 'buyOnline'), isOn('/forms/askFurther')] as const

/** For cars that the site finances, and forms without a car (ENQ-28, CAR-24). */
export const financedCar: Need<FormWithContext> = {
  holds: ({ car, config }) => car === null || !isFinanceExcluded(car, config.finance),
  requirement: 'CAR-24',
  title: 'Cars without finance',
  yes: 'No exclusion describes the car, where there is one.',
  no: 'The site shows no finance for such a car.',
  settings: ['/finance/excludedMakes', '/finance/exclusions'],
  fields: ({ car }) => (car ? formatCarFields(car, ['make', 'year', 'km', 'priceCents', 'carType']) : []),
}
