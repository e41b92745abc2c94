import type { LeadInput } from '@forecourt/rules/leads/LeadInput'
import type { VisitorProfile } from '../storage/profileStore'

/** What is kept of a shopper once a form was sent (ENT-22): what they wrote this time, else what they wrote before. */
export const updateProfile = (lead: LeadInput, before: VisitorProfile): VisitorProfile => {
  const contact = lead.contact?.trim() ?? ''
  const [email, phone] = contact.includes('@') ? [contact, ''] : ['', contact]
  return {
    // A message asks for one name, of which nobody knows where the last one starts.
    name: (lead.lastName !== undefined && lead.name?.trim()) || before.name,
    lastName: lead.lastName?.trim() || before.lastName,
    email: lead.email?.trim() || email || before.email,
    phone: lead.phone?.trim() || phone || before.phone,
    postcode: lead.postcode?.trim() || before.postcode,
  }
}
