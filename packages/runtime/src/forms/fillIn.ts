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
