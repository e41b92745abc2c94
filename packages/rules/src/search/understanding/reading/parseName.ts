import type { Reading } from '../Reading'
import { amountAt } from './amountAt'
import { nameAt } from './nameAt'
import { takeName } from './takeName'

/** Reads a name that begins at a token (SRC-06), if no longer number does: 'under 2018' is none, '3 series' is. Null where none does. */
export const parseName = (reading: Reading, from: number): number | null => {
  const { tokens, names, lexicon } = reading
  const name = nameAt(names, tokens, from)
  if (!name || name.length < (amountAt(tokens, from, lexicon.phrases)?.length ?? 0)) return null
  const end = from + name.length
  takeName(reading, name, false, reading.textOf(from, end))
  reading.named = end
  return end
}
