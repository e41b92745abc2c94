/** The demo's password is public. */
const demoPassword = 'demo-forecourt'
const minLength = 12
const maxLength = 200

/** Prefixes from lists of leaked passwords; repeats and appended digits are ignored. */
const common = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'administrator',
  'dealer',
  'forecourt',
  'changeme',
  'abc',
  'monkey',
  'dragon',
]

const isCommon = (password: string): boolean => {
  let rest = password.replace(/[^a-z]/g, '')
  for (const word of [...common].sort((one, other) => other.length - one.length)) rest = rest.replaceAll(word, '')
  return rest.length < 3
}

const isSequence = (password: string): boolean => {
  const steps = [...password].slice(1).map((letter, index) => letter.charCodeAt(0) - password.charCodeAt(index))
  return new Set(steps).size <= 2
}

/**
 * Validates a new console password; returns the problem as a sentence, or null (AUTH-10). Length is what counts: at least twelve
 * characters, no rules about character classes. Rejects the email address or name, the demo's password, and common passwords such as
 * Password1234.
 */
export const passwordProblem = (password: string, person: { readonly email: string; readonly name: string }): string | null => {
  const lower = password.toLowerCase()
  if (password.length < minLength) return `Use at least ${minLength} characters. Three or four random words work well.`
  if (password.length > maxLength) return `Use at most ${maxLength} characters.`
  if (lower === demoPassword) return 'This is the demo password, which is publicly known.'
  const email = person.email.toLowerCase()
  const own = [email, email.split('@')[0] ?? '', person.name.toLowerCase(), person.name.toLowerCase().replace(/\s/g, '')]
  const withoutOwn = own.filter((part) => part.length >= 3).reduce((rest, part) => rest.replaceAll(part, ''), lower)
  if (withoutOwn.length < minLength / 2) return 'This contains your name or email address. Choose something others don’t know.'
  if (new Set(lower).size < 5 || isSequence(lower)) return 'This is too repetitive. Choose something harder to guess.'
  return isCommon(lower) && /[a-z]/.test(lower) ? 'That password is too common. Choose another one.' : null
}
