import { expect, it } from 'vitest'
import type { LeadForm } from '../entities/LeadForm'
import { buildCar } from '../testing/buildCar'
import { leadCategory } from './leadCategory'

it.each([
  { form: 'general', car: null, chosen: 'Parts', category: 'Parts', subcategory: null },
  { form: 'general', car: null, chosen: null, category: 'General Enquiry', subcategory: null },
  { form: 'vehicle', car: buildCar({ carType: 'used' }), chosen: null, category: 'Used Vehicle', subcategory: null },
  { form: 'vehicle', car: buildCar({ carType: 'demo' }), chosen: 'Parts', category: 'New Vehicle', subcategory: null },
  { form: 'vehicle', car: buildCar({ status: 'sold' }), chosen: null, category: 'Used Vehicle', subcategory: 'Find me something similar' },
  { form: 'vehicle', car: null, chosen: null, category: 'General Enquiry', subcategory: null },
  {
    form: 'similar',
    car: buildCar({ status: 'sold', carType: 'new' }),
    chosen: null,
    category: 'New Vehicle',
    subcategory: 'Find me something similar',
  },
  { form: 'photos', car: buildCar(), chosen: null, category: 'Used Vehicle', subcategory: 'Request photos' },
  { form: 'makeOffer', car: buildCar(), chosen: null, category: 'Used Vehicle', subcategory: 'Make an offer' },
  { form: 'testDrive', car: buildCar(), chosen: null, category: 'Test Drive', subcategory: null },
  { form: 'tradeIn', car: null, chosen: null, category: 'Trade-in', subcategory: null },
  { form: 'reserve', car: buildCar(), chosen: null, category: 'Reservation', subcategory: null },
  { form: 'buyOnline', car: buildCar({ carType: 'demo' }), chosen: null, category: 'Online purchase', subcategory: null },
  { form: 'chat', car: buildCar(), chosen: 'Service', category: 'Instant message', subcategory: 'Service' },
  { form: 'chat', car: null, chosen: null, category: 'Instant message', subcategory: null },
  { form: 'feedback', car: null, chosen: null, category: 'Feedback', subcategory: null },
] satisfies {
  form: LeadForm
  car: ReturnType<typeof buildCar> | null
  chosen: string | null
  category: string
  subcategory: string | null
}[])('$form is filed under $category, $subcategory (ENQ-12, ENQ-18, ENQ-21)', ({ form, car, chosen, category, subcategory }) => {
  expect(leadCategory(form, car, chosen)).toEqual({ category, subcategory })
})
