/** What is known of a person who has a phone number: the names and addresses that came with it. */
export interface NumberHolder {
  readonly names: readonly string[]
  /** E-mail addresses in lower case. */
  readonly emails: readonly string[]
}

const titles: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof'])
// ASCII punctuation and dashes by their codes: the database splits at the same characters, in any locale.
const separators = /[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u2010-\u2015]+/
const accents = /[\u0300-\u036f'’`]/g

/** The parts of a name without accents, apostrophes and titles, in lower case. */
const nameParts = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .split(separators)
    .filter((part) => part !== '' && !titles.has(part))

/** How well two names agree, from unknown (a name is missing) over contradicting to equal. */
type Agreement = 'unknown' | 'different' | 'initials' | 'same'

const agreement = (one: readonly string[], other: readonly string[]): Agreement => {
  const [short, long] = one.length <= other.length ? [one, [...other]] : [other, [...one]]
  if (short.length === 0) return 'unknown'
  const rest = short.filter((part) => {
    const at = long.indexOf(part)
    if (at >= 0) long.splice(at, 1)
    return at < 0
  })
  for (const part of rest) {
    const at = long.findIndex((word) => (word.length === 1 || part.length === 1) && word[0] === part[0])
    if (at < 0) return 'different'
    long.splice(at, 1)
  }
  return rest.length === 0 ? 'same' : 'initials'
}

const ranks: readonly Agreement[] = ['different', 'initials', 'same']

/** The best agreement of any names of two people; unknown if one of them has none. */
const bestAgreement = (one: NumberHolder, other: NumberHolder): Agreement => {
  const knownNames = (names: readonly string[]) => names.map(nameParts).filter((parts) => parts.length > 0)
  const found = knownNames(one.names).flatMap((mine) => knownNames(other.names).map((theirs) => agreement(mine, theirs)))
  return found.length === 0 ? 'unknown' : (ranks.findLast((rank) => found.includes(rank)) ?? 'unknown')
}

/**
 * Whether two people who gave the same phone number are one person (ENT-16): they share an address; or their names agree in any case and
 * order, with initials for names. With two different addresses, initials and a missing name are not enough. A marketplace’s masked number
 * or a family’s landline is no proof. The database decides alike for enquiries (`conversation_of`).
 */
export const isSamePerson = (one: NumberHolder, other: NumberHolder): boolean => {
  if (one.emails.some((email) => other.emails.includes(email))) return true
  const names = bestAgreement(one, other)
  return one.emails.length > 0 && other.emails.length > 0 ? names === 'same' : names !== 'different'
}

/** Whether two full names are of different people: both are known, and don’t agree (ENT-16). */
export const namesContradict = (one: string, other: string): boolean => agreement(nameParts(one), nameParts(other)) === 'different'
