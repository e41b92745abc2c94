import type { AnswerName } from '@forecourt/rules/leads/leadAnswers'
import type { RuntimeHost } from '../host/RuntimeHost'
import { accountStore } from '../storage/accountStore'
import { profileStore, type VisitorProfile } from '../storage/profileStore'
import { readStored } from '../storage/Store'

/** What is known of a shopper: what they wrote in the last form of this browser, else what their account has (ENT-22). */
export const bestKnown = (host: Pick<RuntimeHost, 'storage'>): VisitorProfile => {
  const written = readStored(host, profileStore)
  const { phone, email } = readStored(host, accountStore)
  return { ...written, phone: written.phone || phone, email: written.email || email }
}

type Typed = Map<string, string | boolean>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed into the forms of this page, by form; gone with the page, and kept nowhere else. */
const forms = new Map<string, Typed>()

/** A shopper is the same person in every form. */
const aboutShopper: readonly string[] = ['name', 'lastName', 'email', 'phone', 'contact', 'postcode'] satisfies readonly AnswerName[]
const shopper = 'shopper'

const typedIn = (key: string): Typed => {
  const known = forms.get(key) ?? new Map()
  forms.set(key, known)
  return known
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isBox = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === 'checkbox'

/** Remembers what a field of a form says now; closing the form's dialog then loses nothing. */
export const storeTyped = (key: string, target: EventTarget): void => {
  if (!isControl(target) || target.name === '' || target.name === 'website' || target.type === 'hidden') return
  typedIn(aboutShopper.includes(target.name) ? shopper : key).set(target.name, isBox(target) ? target.checked : target.value)
}

/** Puts back into a form what was typed into it before, and who the shopper said to be in another. */
export const restoreTyped = (key: string, form: HTMLFormElement): void => {
  for (const [name, value] of [...typedIn(shopper), ...typedIn(key)]) {
    const control = form.elements.namedItem(name)
    // Of which one is chosen, all have one name.
    if (control instanceof RadioNodeList && typeof value === 'string') control.value = value
    if (!isControl(control) || control.type === 'hidden') continue
    if (isBox(control)) control.checked = value === true
    else if (typeof value === 'string') control.value = value
  }
}

/** What was sent need not be kept here: the browser keeps who the shopper is. */
export const forgetTyped = (key: string): void => {
  forms.delete(key)
  forms.delete(shopper)
}
