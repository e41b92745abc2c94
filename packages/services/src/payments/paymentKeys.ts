/** What an account's provider is asked with, and what signs what it tells. */
export interface PaymentKeys {
  readonly key: string
  /** The one in use, and the ones before it while they are exchanged. */
  readonly signing: readonly string[]
}

/** Names that accounts can have for their keys: what follows in the names of the variables. */
export const secretRefPattern = /^[A-Z][A-Z0-9_]{0,39}$/

/**
 * The keys of payment accounts, from the server's environment and nowhere else: `PAYMENT_KEY_{ref}`, and `PAYMENT_SIGNING_KEYS_{ref}`,
 * parted by commas. Null where they are not there.
 */
export const paymentKeys =
  (variables: NodeJS.ProcessEnv) =>
  (ref: string): PaymentKeys | null => {
    if (!secretRefPattern.test(ref)) return null
    const key = variables[`PAYMENT_KEY_${ref}`]
    if (!key) return null
    const signing = (variables[`PAYMENT_SIGNING_KEYS_${ref}`] ?? '').split(',').map((each) => each.trim())
    return { key, signing: signing.filter((each) => each !== '') }
  }
