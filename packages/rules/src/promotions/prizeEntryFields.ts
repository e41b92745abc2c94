import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAccounts } from '../accounts/hasAccounts'
import type { AnswerField } from '../leads/form/FormContext'
import { isEmail } from '../text/emailIn'

export type EntryName = 'name' | 'email' | 'agreed'
export type EntryField = AnswerField & { readonly name: EntryName }

type Settings = Pick<ResolvedConfig, 'auth'>

/** Whether whoever takes part in a draw is known by their account (AUTH-04). */
export const entersByAccount = (config: Settings): boolean => hasAccounts(config) && config.auth.gates.includes('spin-to-win')

/** What the entry to a draw asks (RTE-21): an address only of those who have not signed in. */
export const prizeEntryFields = (config: Settings): EntryField[] => [
  { name: 'name', label: 'Your name', type: 'text', required: true, maxLength: 120, autoComplete: 'name' },
  ...(entersByAccount(config)
    ? []
    : [
        {
          name: 'email' as const,
          label: 'Email',
          type: 'email' as const,
          required: true,
          maxLength: 254,
          autoComplete: 'email',
          hint: 'We write to it whether you won, and how you get your prize.',
        },
      ]),
  { name: 'agreed', label: 'I am 18 or older, and agree to the conditions', type: 'checkbox', required: true, maxLength: 5 },
]

export interface PromotionEntry {
  readonly name: string
  /** In small letters; empty for those who signed in. */
  readonly email: string
}

type Faults = { readonly [Name in EntryName]?: string }

/** Reads an entry that was sent; what is wrong with it, by field, where something is (RTE-21). */
export const parseEntry = (
  sent: (name: EntryName) => string,
  config: Settings,
): { readonly ok: true; readonly entry: PromotionEntry } | { readonly ok: false; readonly faults: Faults } => {
  const name = sent('name').trim().slice(0, 120)
  const email = entersByAccount(config) ? '' : sent('email').trim().toLowerCase()
  const faults: Faults = {
    ...(name === '' && { name: 'Please enter your name.' }),
    ...(!entersByAccount(config) && (email.length > 254 || !isEmail(email)) && { email: 'Please enter an email address we can write to.' }),
    ...(sent('agreed') !== 'true' && { agreed: 'Please agree to the conditions to take part.' }),
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, entry: { name, email } }
}
