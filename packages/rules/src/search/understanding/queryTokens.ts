import type { SentencePhrases } from './sentencePhrases'

/** A word or number of a query. */
export interface QueryToken {
  /** The entered text, in lower case. */
  readonly text: string
  /** Preceded by a separator such as a comma, which ends a phrase. */
  readonly apart: boolean
  /** Absent for words. */
  readonly number?: {
    readonly value: number
    /** Preceded by '$'. */
    readonly isMoney: boolean
    /** Attached suffix: 'k' of '45k'. */
    readonly unit: string
    /** Followed by '+'. */
    readonly orMore: boolean
  }
}

const pieces =
  /([,;()!?:|"]|\.(?=\s|$))|(<=?|>=?|~)|(\$?\d+(?:,\d{3})*(?:\.\d+)?(?:\p{L}[\p{L}\p{N}']*)?\+?)|(\p{L}[\p{L}\p{N}']*)|([-–—/])/gu

const numberToken = /^(\$?)(\d+(?:,\d{3})*(?:\.\d+)?)([\p{L}']*)(\+?)$/u

type TokenPhrases = Pick<SentencePhrases, 'attachedUnits' | 'numbers' | 'periods'>

const parseNumber = (text: string, { attachedUnits }: TokenPhrases): QueryToken['number'] => {
  const [, money, digits = '', unit = '', more] = numberToken.exec(text) ?? []
  if (digits === '' || (unit !== '' && !attachedUnits.includes(unit))) return undefined
  return { value: Number(digits.replaceAll(',', '')), isMoney: money === '$', unit: unit.replace("'", ''), orMore: more === '+' }
}

/**
 * Splits a query into words and numbers, in lower case and without accents (SRC-06). A hyphen between numbers becomes 'to', before a
 * separate word 'not'; within a word it is dropped.
 *
 * @example queryTokens('$15-20k, -Ford', sentencePhrases).map(({ text }) => text) // ['$15', 'to', '20k', 'not', 'ford']
 */
export const queryTokens = (text: string, phrases: TokenPhrases): QueryToken[] => {
  let folded = text.normalize('NFKD').toLowerCase()
  for (const [pattern, word] of phrases.periods) folded = folded.replaceAll(new RegExp(pattern, 'gu'), word)
  const tokens: QueryToken[] = []
  let apart = false
  let isDashed = false
  for (const [piece, sign, , digits, , dash] of folded.matchAll(pieces)) {
    if (sign) apart = true
    else if (dash) isDashed = true
    else {
      const counted = phrases.numbers.indexOf(piece) + 2
      const number = digits
        ? parseNumber(digits, phrases)
        : counted > 1
          ? { value: counted, isMoney: false, unit: '', orMore: false }
          : undefined
      if (isDashed && number && tokens.at(-1)?.number) tokens.push({ text: 'to', apart: false })
      isDashed = false
      tokens.push({ text: piece, apart, ...(number ? { number } : {}) })
      apart = false
    }
  }
  return tokens
}
