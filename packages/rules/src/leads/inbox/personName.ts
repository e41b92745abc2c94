const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * The name by which a confirmation greets whoever a form names (API-07): one word of letters, or null. A form takes any address, so
 * that a mail it causes must hold nothing of what a stranger would like to tell somebody.
 *
 * @example greetingName('Anna') // 'Anna'
 * @example greetingName('WIN A PRIZE at evil.example') // null
 */
export const greetingName = (name: string): string | null => (plainName.test(name.trim()) ? name.trim() : null)

/** Whom a dealership deals with, as far as they said; an address or a number is a name, too. Empty where nothing is known (ENT-16). */
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
