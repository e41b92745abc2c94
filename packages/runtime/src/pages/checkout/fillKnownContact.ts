import { knownContact } from '../../forms/enteredValues'
import { fillIn } from '../../forms/updateProfile'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { profileStore, type VisitorProfile } from '../../storage/profileStore'
import { writeStored } from '../../storage/Store'

/** Comparable forms of an address and of a phone number, which an account has in international format. */
const comparable = {
  email: (text: string) => text.trim().toLowerCase(),
  phone: (text: string) => text.replace(/\D/g, '').slice(-8),
} as const

const isOfAnother = (form: HTMLFormElement, known: VisitorProfile): boolean =>
  (['email', 'phone'] as const).some((name) => {
    const input = form.elements.namedItem(name)
    const entered = input instanceof HTMLInputElement ? comparable[name](input.value) : ''
    return entered !== '' && known[name] !== '' && entered !== comparable[name](known[name])
  })

/**
 * Prefills the empty contact fields of the note's form from the last form sent in this browser (ENT-22), and then shows the note, whose
 * button clears them again. Never mixes two persons: a form that already has another address or number stays as it is.
 *
 * @param area the note, or an element around it
 * @returns removes its listener
 */
export const fillKnownContact = (area: HTMLElement, host: Pick<RuntimeHost, 'storage'>): (() => void) | undefined => {
  const form = area.closest('form')
  const note = area.matches('p') ? area : area.querySelector('p')
  const button = area.querySelector('button')
  if (!form || !note || !button) return undefined
  const known = knownContact(host)
  if (isOfAnother(form, known)) return undefined
  const filled = fillIn(form, known)
  if (filled.length === 0) return undefined
  note.hidden = false
  const clear = () => {
    writeStored(host, profileStore, profileStore.empty)
    const inputs = filled.map((name) => form.elements.namedItem(name)).filter((input) => input instanceof HTMLInputElement)
    for (const input of inputs) input.value = ''
    note.hidden = true
    inputs[0]?.focus()
  }
  button.addEventListener('click', clear)
  return () => button.removeEventListener('click', clear)
}
