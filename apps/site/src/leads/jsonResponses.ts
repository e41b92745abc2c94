import type { Lead } from '@forecourt/rules/leads/Lead'
import { answer } from '../http/answer'
import type { LeadResponses } from './LeadResponses'

const refused: LeadResponses['refused'] = (status, message, headers) => answer({ ok: false, message, fields: {} }, status, headers)

const taken = (leadId: string, { eventId, eventParams, locationId, dealershipSlug }: Lead) => ({
  ok: true,
  leadId,
  lead_id: leadId,
  place: { locationId, dealershipSlug },
  event: { id: eventId, params: eventParams },
})

/** Answers for the script of a form, which keeps the form as it is and says what it is told. */
export const jsonResponses: LeadResponses = {
  taken: (leadId, lead) => answer(taken(leadId, lead)),
  booked: (leadId, lead, address) => answer({ ...taken(leadId, lead), next: address }),
  draftStored: (leadId) => answer({ ok: true, leadId, lead_id: leadId, isLastStep: false }),
  refused,
  faulty: (_sent, message, fields) => answer({ ok: false, message, fields }, 400),
  unable: (_sent, message, headers) => refused(503, message, headers),
}
