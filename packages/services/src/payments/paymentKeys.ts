/** API key and webhook signing keys of an account. */
export interface PaymentKeys {
  readonly key: string
  /** The current signing key, and previous ones during rotation. */
  readonly signing: readonly string[]
}

/** Format of a key reference, the suffix of the variable names. */
export const secretRefPattern = /^[A-Z][A-Z0-9_]{0,39}$/

/**
 * Reads the keys of payment accounts from the environment: `PAYMENT_KEY_{ref}`, and `PAYMENT_SIGNING_KEYS_{ref}`, comma-separated. Null
 * if missing.
 */
export const paymentKeys =
  (variables: NodeJS.Dict<string>) =>
  (ref: string): PaymentKeys | null => {
    if (!secretRefPattern.test(ref)) return null
    const key = variables[`PAYMENT_KEY_${ref}`]
    if (!key) return null
    const signing = (variables[`PAYMENT_SIGNING_KEYS_${ref}`] ?? '').split(',').map((each) => each.trim())
    return { key, signing: signing.filter((each) => each !== '') }
  }
