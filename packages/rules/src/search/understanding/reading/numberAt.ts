import type { QueryToken } from '../queryTokens'
import type { SentencePhrases, Unit } from '../sentencePhrases'
import { phraseAt } from './phraseAt'

interface NumberFound {
  readonly value: number
  readonly unit: Unit | null
  /** A thousand was said, or money. */
  readonly isLarge: boolean
  readonly isThousands: boolean
  /** '+' stood after it. */
  readonly orMore: boolean
  /** How many tokens it takes. */
  readonly length: number
}

const thousands: readonly string[] = ['k', 'grand', 'thousand']

/** Reads a number with its unit at a token (SRC-03): '45k', '15 grand', '60,000 km', '2 t'. Kilometres are also said as 'ks'. */
export const numberAt = (tokens: readonly QueryToken[], from: number, { units }: SentencePhrases): NumberFound | null => {
  const token = tokens[from]
  if (!token?.number) return null
  const { value, isMoney, unit: written, orMore } = token.number
  const next = tokens[from + 1]
  const isApart = written === '' && next && !next.apart && thousands.includes(next.text)
  const isThousands = isApart || thousands.includes(written)
  const isAttached = written !== '' && !isThousands
  let length = isApart ? 2 : 1
  const said = isAttached ? phraseAt(units, [{ text: written, apart: false }], 0) : phraseAt(units, tokens, from + length)
  // Seats and the like are counted, not measured: whoever asks for them sees that.
  if (isAttached && !said) return { value, unit: null, isLarge: false, isThousands: false, orMore, length }
  if (!isAttached) length += said?.length ?? 0
  const unit = said?.meaning ?? (isMoney ? '$' : null)
  const times = isThousands || unit === 't' || (unit === 'ks' && value < 1000) ? 1000 : 1
  return {
    value: Math.round(value * times * 100) / 100,
    unit: unit === 't' ? 'kg' : unit === 'ks' ? 'km' : unit,
    isLarge: isThousands || isMoney,
    isThousands,
    orMore,
    length,
  }
}
