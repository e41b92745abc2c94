import type { LeadForm } from '../entities/LeadForm'

/** What the forms that are no enquiries send. A file of its own, because browsers need nothing else of `leadForms` to thank with. */
const words: { readonly [Form in LeadForm]?: string } = {
  reserve: 'reservation request',
  buyOnline: 'request to buy',
  subscribe: 'subscription request',
  chat: 'message',
  makeOffer: 'offer',
  // A drive, a ride or a look inside: what it is depends on the vehicle.
  testDrive: 'booking request',
  service: 'booking request',
  tradeIn: 'valuation request',
  feedback: 'feedback',
}

/**
 * What a shopper sent by a form, within a sentence of the page and the mail that thank for it (ENQ-05, ENQ-06).
 *
 * @example sentWord('makeOffer') // 'offer'
 */
export const sentWord = (form: LeadForm): string => words[form] ?? 'enquiry'
