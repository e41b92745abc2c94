import type { LeadInput } from '@forecourt/rules/leads/Lead'
import type { VisitorProfile } from '../storage/profileStore'

const findInput = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement && found.type !== 'hidden' ? found : null
}

/**
 * Prefills the empty contact fields of a form (ENT-22); keeps values entered by the user or the browser. Returns the names of the prefilled
 * fields.
 */
export const fillIn = (form: HTMLFormElement, profile: VisitorProfile): string[] => {
  const filled: string[] = []
  const values: { readonly [field: string]: string } = {
    ...profile,
    // A form without a last-name field has the full name in one field.
    name: findInput(form, 'lastName') ? profile.name : `${profile.name} ${profile.lastName}`.trim(),
    contact: profile.email || profile.phone,
  }
  for (const [name, value] of Object.entries(values)) {
    const input = findInput(form, name)
    if (input && input.value === '' && value !== '') {
      input.value = value
      filled.push(name)
    }
  }
  return filled
}

/** The profile to store after a submission (ENT-22): submitted values, else the previous ones. */
export const updateProfile = (lead: LeadInput, before: VisitorProfile): VisitorProfile => {
  const contact = lead.contact?.trim() ?? ''
  const [email, phone] = contact.includes('@') ? [contact, ''] : ['', contact]
  return {
    // A message has a single name field, which can't be split into first and last name.
    name: (lead.lastName !== undefined && lead.name?.trim()) || before.name,
    lastName: lead.lastName?.trim() || before.lastName,
    email: lead.email?.trim() || email || before.email,
    phone: lead.phone?.trim() || phone || before.phone,
    postcode: lead.postcode?.trim() || before.postcode,
  }
}
