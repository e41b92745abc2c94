const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * First name for the greeting of a confirmation mail (API-07): a single word of letters, or null. A form accepts any recipient address,
 * so the mail must not carry a stranger's text.
 *
 * @example greetingName('Anna') // 'Anna'
 * @example greetingName('WIN A PRIZE at evil.example') // null
 */
export const greetingName = (name: string): string | null => (plainName.test(name.trim()) ? name.trim() : null)

/** Display name of a shopper; falls back to the email address or phone number. Empty if unknown (ENT-16). */
export const personName = ({
  name,
  lastName,
  email,
  phone,
}: {
  readonly name: string
  readonly lastName: string | null
  readonly email: string
  readonly phone: string
}): string => [name, lastName].filter(Boolean).join(' ') || email || phone
