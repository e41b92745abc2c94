import type { Lead } from '@forecourt/rules/leads/Lead'
import type { SentForm } from './plainForm'

export type Headers = { readonly [name: string]: string }

/** The ways a form can be answered, each in the form its sender understands. */
export interface LeadResponses {
  taken(leadId: string, lead: Lead): Response
  /** A step of a form was left; it isn't a lead yet (ENQ-08). */
  draftStored(leadId: string): Response
  /** It is taken, and the time chosen in it is booked: the booking has a page. */
  booked(leadId: string, lead: Lead, address: string): Response
  /** It was not even read, or is about nothing we have. */
  refused(status: number, message: string, headers?: Headers): Response
  /** It was read, and something in it is to be mended. */
  faulty(sent: SentForm, message: string, faults: { readonly [field: string]: string }): Response
  /** Nothing is wrong with it, but it can't be taken now; how far it was read. */
  unable(sent: SentForm | null, message: string, headers: Headers): Response
}
