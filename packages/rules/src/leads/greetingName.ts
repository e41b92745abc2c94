const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * The name by which a confirmation greets whoever a form names (API-07): one word of letters, or null. A form takes any address, so
 * that a mail it causes must hold nothing of what a stranger would like to tell somebody.
 *
 * @example greetingName('Anna') // 'Anna'
 * @example greetingName('WIN A PRIZE at evil.example') // null
 */
export const greetingName = (name: string): string | null => (plainName.test(name.trim()) ? name.trim() : null)
