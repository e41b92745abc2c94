import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import type { LeadForm } from '../entities/LeadForm'
import { leadForms } from './leadForms'

/** CRM category of a lead. */
export interface LeadCategory {
  readonly category: string
  readonly subcategory: string | null
}

/**
 * Category and subcategory of a lead (ENQ-12, ENQ-18, ENQ-21): from its form, the chosen category of a general enquiry, or the car, where
 * a demo counts as new. An enquiry about a car not in stock asks for something similar; an instant message has its department's category.
 *
 * @param chosen the shopper's category, or the department's label, if the form has that question
 */
export const leadCategory = (form: LeadForm, car: Pick<Car, 'carType' | 'status'> | null, chosen: string | null): LeadCategory => {
  const ofCar = car && (car.carType === 'used' ? 'Used Vehicle' : 'New Vehicle')
  const isUnavailable = form === 'vehicle' && car !== null && !isInStock(car)
  return {
    category: leadForms[form].category ?? (form === 'general' ? chosen : ofCar) ?? 'General Enquiry',
    subcategory: form === 'chat' ? chosen : (leadForms[isUnavailable ? 'similar' : form].subcategory ?? null),
  }
}
