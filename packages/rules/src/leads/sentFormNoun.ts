import type { LeadForm } from '../entities/LeadForm'

/** Nouns of forms that aren't enquiries. A separate file, so that browsers don't load `leadForms` for the thank-you message. */
const nouns: { readonly [Form in LeadForm]?: string } = {
  reserve: 'reservation request',
  buyOnline: 'request to buy',
  subscribe: 'subscription request',
  chat: 'message',
  makeOffer: 'offer',
  // Drive, ride or viewing, depending on the vehicle.
  testDrive: 'booking request',
  service: 'booking request',
  tradeIn: 'valuation request',
  feedback: 'feedback',
}

/**
 * Noun for a submitted form in the thank-you message and the confirmation mail (ENQ-05, ENQ-06).
 *
 * @example sentFormNoun('makeOffer') // 'offer'
 */
export const sentFormNoun = (form: LeadForm): string => nouns[form] ?? 'enquiry'
