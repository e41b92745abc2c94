import type { Car } from '../entities/Car'
import type { LeadForm } from '../entities/LeadInput'

const ofForm: { readonly [Form in LeadForm]?: string } = {
  reserve: 'Request Reservation',
  buyOnline: 'Request to Buy',
  chat: 'Send Message',
}

/** The words of a form's button: 'Enquire Now' about a car, 'Message Now' otherwise (ENQ-33); a request says that it is one. */
export const submitLabel = (car: Pick<Car, 'slug'> | null, form?: LeadForm): string =>
  (form && ofForm[form]) ?? (car ? 'Enquire Now' : 'Message Now')
