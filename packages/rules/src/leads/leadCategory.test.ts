import { expect, it } from 'vitest'
import type { LeadForm } from '../entities/LeadForm'
import { buildCar } from '../testing/buildCar'
import { leadCategory } from './leadCategory'

it.each([
  ['general', null, 'Parts', 'Parts', null],
  ['general', null, null, 'General Enquiry', null],
  ['vehicle', buildCar({ carType: 'used' }), null, 'Used Vehicle', null],
  ['vehicle', buildCar({ carType: 'demo' }), 'Parts', 'New Vehicle', null],
  ['vehicle', buildCar({ status: 'sold' }), null, 'Used Vehicle', 'Find me something similar'],
  ['vehicle', null, null, 'General Enquiry', null],
  ['similar', buildCar({ status: 'sold', carType: 'new' }), null, 'New Vehicle', 'Find me something similar'],
  ['photos', buildCar(), null, 'Used Vehicle', 'Request photos'],
  ['makeOffer', buildCar(), null, 'Used Vehicle', 'Make an offer'],
  ['testDrive', buildCar(), null, 'Test Drive', null],
  ['tradeIn', null, null, 'Trade-in', null],
  ['reserve', buildCar(), null, 'Reservation', null],
  ['buyOnline', buildCar({ carType: 'demo' }), null, 'Online purchase', null],
  ['chat', buildCar(), 'Service', 'Instant message', 'Service'],
  ['chat', null, null, 'Instant message', null],
  ['feedback', null, null, 'Feedback', null],
] satisfies [
  form: LeadForm,
  car: ReturnType<typeof buildCar> | null,
  chosen: string | null,
  category: string,
  subcategory: string | null,
][])('$0 has the category $3, $4 (ENQ-12, ENQ-18, ENQ-21)', (form, car, chosen, category, subcategory) => {
  expect(leadCategory(form, car, chosen)).toEqual({ category, subcategory })
})
