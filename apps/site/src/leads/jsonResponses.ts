import type { Lead } from '@forecourt/rules/leads/Lead'
import { leadSubject } from '@forecourt/rules/leads/leadSubject'
import { vehicleInWords } from '@forecourt/rules/leads/vehicleInWords'
import { answer } from '../http/answer'
import type { LeadResponses } from './LeadResponses'

const refused: LeadResponses['refused'] = (status, message, headers) => answer({ ok: false, message, fields: {} }, status, headers)

/** What it is about in words, where it is about no car of the site. */
const aboutOf = (lead: Lead): string | null => {
  const { wanted, theirs } = vehicleInWords(lead)
  return leadSubject({ carName: null, attributes: lead }) ?? wanted ?? theirs
}

const taken = (leadId: string, lead: Lead) => ({
  ok: true,
  leadId,
  lead_id: leadId,
  place: { locationId: lead.locationId, dealershipSlug: lead.dealershipSlug },
  about: aboutOf(lead),
  event: { id: lead.eventId, params: lead.eventParams },
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
