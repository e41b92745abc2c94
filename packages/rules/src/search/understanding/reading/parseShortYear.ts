import type { Reading } from '../Reading'
import { nameAt } from './nameAt'

/** Reads the '22 of '22 Mazda' or 'my22' as a year (SRC-03). Null where no such begins at a token. */
export const parseShortYear = (reading: Reading, from: number): number | null => {
  const { names, tokens, lexicon } = reading
  const [, model, digits] = /^(my)?(\d\d)$/.exec(reading.wordAt(from)) ?? []
  const year = 2000 + Number(digits)
  if (digits === undefined || year > lexicon.thisYear + 1) return null
  if (!model && !(Number(digits) > 5 && nameAt(names, tokens, from + 1)?.values.make)) return null
  return reading.narrow('year', { min: year, max: year }) ? from + 1 : reading.leave(from, from + 1)
}
