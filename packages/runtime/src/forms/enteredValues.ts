import type { AnswerName } from '@forecourt/rules/leads/leadAnswers'
import type { RuntimeHost } from '../host/RuntimeHost'
import { accountStore } from '../storage/accountStore'
import { profileStore, type VisitorProfile } from '../storage/profileStore'
import { readStored } from '../storage/Store'

/** A shopper's known contact details: from the last form submitted in this browser, else from their account (ENT-22). */
export const knownContact = (host: Pick<RuntimeHost, 'storage'>): VisitorProfile => {
  const written = readStored(host, profileStore)
  const { phone, email } = readStored(host, accountStore)
  return { ...written, phone: written.phone || phone, email: written.email || email }
}

type EnteredValues = Map<string, string | boolean>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Entered values of this page's forms, by form; in memory only. */
const forms = new Map<string, EnteredValues>()

/** Contact fields, shared by all forms of the page. */
const contactFields: readonly string[] = ['name', 'lastName', 'email', 'phone', 'contact', 'postcode'] satisfies readonly AnswerName[]
const shopper = 'shopper'

const valuesFor = (key: string): EnteredValues => {
  const known = forms.get(key) ?? new Map()
  forms.set(key, known)
  return known
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isCheckbox = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === 'checkbox'

/** Stores the current value of a form field, so that closing the form's dialog loses nothing. */
export const storeEntered = (key: string, target: EventTarget): void => {
  if (!isControl(target) || target.name === '' || target.name === 'website' || target.type === 'hidden') return
  valuesFor(contactFields.includes(target.name) ? shopper : key).set(target.name, isCheckbox(target) ? target.checked : target.value)
}

/** Restores a form's entered values, and contact details entered in another form. */
export const restoreEntered = (key: string, form: HTMLFormElement): void => {
  for (const [name, value] of [...valuesFor(shopper), ...valuesFor(key)]) {
    const control = form.elements.namedItem(name)
    // Radio buttons share a name.
    if (control instanceof RadioNodeList && typeof value === 'string') control.value = value
    if (!isControl(control) || control.type === 'hidden') continue
    if (isCheckbox(control)) control.checked = value === true
    else if (typeof value === 'string') control.value = value
  }
}

/** Deletes the stored values of a submitted form: the contact details are in the browser's storage by then. */
export const deleteEnteredValues = (key: string): void => {
  forms.delete(key)
  forms.delete(shopper)
}
