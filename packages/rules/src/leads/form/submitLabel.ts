import type { Car } from '../../entities/Car'
import type { LeadForm } from '../LeadForm'

const ofForm: { readonly [Form in LeadForm]?: string } = {
  reserve: 'Request Reservation',
  buyOnline: 'Request to Buy',
  chat: 'Send Message',
  testDrive: 'Request Test Drive',
  service: 'Request Booking',
  parts: 'Ask About Parts',
  finance: 'Ask About Finance',
  tradeIn: 'Ask for a Valuation',
  makeOffer: 'Send Offer',
  photos: 'Request Photos',
  feedback: 'Send Feedback',
}

/**
 * The text of a form's button: what sending it asks for, and otherwise 'Enquire Now' about a car and 'Message Now' without one
 * (ENQ-33). A request says that it is one.
 */
export const submitLabel = (car: Pick<Car, 'slug'> | null, form?: LeadForm): string =>
  (form && ofForm[form]) ?? (car ? 'Enquire Now' : 'Message Now')
