import type { LeadInput } from '@forecourt/rules/leads/Lead'
import type { VisitorProfile } from '../storage/profileStore'

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement && found.type !== 'hidden' ? found : null
}

/** Fills in the contact details of a form that are still empty (ENT-22); what was typed, or filled in by the browser, stays. Says which were. */
export const fillIn = (form: HTMLFormElement, profile: VisitorProfile): string[] => {
  const filled: string[] = []
  const values: { readonly [field: string]: string } = {
    ...profile,
    // A form without a field for the last name asks for the whole one.
    name: inputOf(form, 'lastName') ? profile.name : `${profile.name} ${profile.lastName}`.trim(),
    contact: profile.email || profile.phone,
  }
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(form, name)
    if (input && input.value === '' && value !== '') {
      input.value = value
      filled.push(name)
    }
  }
  return filled
}

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
