import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAccounts } from '../accounts/hasAccounts'
import type { AnswerField } from '../leads/form/FormContext'
import { isEmail } from '../text/emailIn'

export type EntryName = 'name' | 'email' | 'agreed'
export type EntryField = AnswerField & { readonly name: EntryName }

type Settings = Pick<ResolvedConfig, 'auth'>

/** Whether entrants are identified by their account (AUTH-04). */
export const entersByAccount = (config: Settings): boolean => hasAccounts(config) && config.auth.gates.includes('spin-to-win')

/** Fields of a draw's entry (RTE-21): the email address only if the shopper isn't signed in. */
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
          hint: 'We’ll email you to say whether you’ve won and how to get your prize.',
        },
      ]),
  { name: 'agreed', label: 'I am 18 or older, and agree to the conditions', type: 'checkbox', required: true, maxLength: 5 },
]

export interface PromotionEntry {
  readonly name: string
  /** Lower case; empty for signed-in shoppers. */
  readonly email: string
}

type Faults = { readonly [Name in EntryName]?: string }

/** Parses a submitted entry; errors by field if invalid (RTE-21). */
export const parseEntry = (
  sent: (name: EntryName) => string,
  config: Settings,
): { readonly ok: true; readonly entry: PromotionEntry } | { readonly ok: false; readonly faults: Faults } => {
  const name = sent('name').trim().slice(0, 120)
  const email = entersByAccount(config) ? '' : sent('email').trim().toLowerCase()
  const faults: Faults = {
    ...(name === '' && { name: 'Please enter your name.' }),
    ...(!entersByAccount(config) &&
      (email.length > 254 || !isEmail(email)) && { email: 'Please enter an email address we can reach you on.' }),
    ...(sent('agreed') !== 'true' && { agreed: 'Please agree to the conditions to enter.' }),
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, entry: { name, email } }
}
