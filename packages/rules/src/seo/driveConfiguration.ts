import { memoised } from '@forecourt/schema/memoised'

const terms = [
  { words: /^(?:awd|all[ -]wheel)/i, term: 'AllWheelDriveConfiguration' },
  { words: /^(?:4wd|4x4|4 x 4|four[ -]wheel)/i, term: 'FourWheelDriveConfiguration' },
  { words: /^(?:fwd|front)/i, term: 'FrontWheelDriveConfiguration' },
  { words: /^(?:rwd|rear)/i, term: 'RearWheelDriveConfiguration' },
] as const

type Term = `https://schema.org/${(typeof terms)[number]['term']}`

const mostDrives = 100

const termOf = memoised((drive: string): Term | null => {
  const found = terms.find(({ words }) => words.test(drive.trim()))
  return found ? `https://schema.org/${found.term}` : null
}, mostDrives)

/** Says which wheels drive a car in schema.org's term, where a feed's words are known (RTE-04); otherwise null. */
export const driveConfiguration = (drive: string | null): Term | null => (drive === null ? null : termOf(drive))
