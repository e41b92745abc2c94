import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import type { LeadForm } from '../entities/LeadForm'
import { leadForms } from './leadForms'

/** What a lead is about, as a CRM files it. */
export interface LeadCategory {
  readonly category: string
  readonly subcategory: string | null
}

/**
 * Files a lead under a category and subcategory (ENQ-12, ENQ-18, ENQ-21): by its form, by what a general enquiry says, or by
 * the car, where a demo counts as new. An enquiry about a car not in stock asks for something similar; an instant message is
 * filed under the department it is for.
 *
 * @param chosen the category a shopper chose, or the department in words, where the form asks
 */
export const leadCategory = (form: LeadForm, car: Pick<Car, 'carType' | 'status'> | null, chosen: string | null): LeadCategory => {
  const ofCar = car && (car.carType === 'used' ? 'Used Vehicle' : 'New Vehicle')
  const isGone = form === 'vehicle' && car !== null && !isInStock(car)
  return {
    category: leadForms[form].category ?? (form === 'general' ? chosen : ofCar) ?? 'General Enquiry',
    subcategory: form === 'chat' ? chosen : (leadForms[isGone ? 'similar' : form].subcategory ?? null),
  }
}
