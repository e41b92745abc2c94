/** A word or a number of a sentence. */
export interface SaidToken {
  /** As it was said, in lower case. */
  readonly text: string
  /** A sign such as a comma stood before it: what belongs together ends there. */
  readonly apart: boolean
  /** Absent for words. */
  readonly number?: {
    readonly value: number
    /** '$' stood before it. */
    readonly isMoney: boolean
    /** What was written on to it: 'k' of '45k'. */
    readonly unit: string
    /** '+' stood after it. */
    readonly orMore: boolean
  }
}

const pieces =
  /([,;()!?:|"]|\.(?=\s|$))|(<=?|>=?|~)|(\$?\d+(?:,\d{3})*(?:\.\d+)?(?:\p{L}[\p{L}\p{N}']*)?\+?)|(\p{L}[\p{L}\p{N}']*)|([-–—/])/gu

const numbered = /^(\$?)(\d+(?:,\d{3})*(?:\.\d+)?)([\p{L}']*)(\+?)$/u

/** Small numbers as words; 'one' is more often no number: 'one owner'. */
const numberWords: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Units that may be written on to a number; '4wd' and '4x4' are words. */
const unitOn = /^(?:|k|ks|k's|km|kms|kilometres|kg|t|ft|l|cc|kwh|m|mil|pw|pm|pf|yo|grand|bucks|seat|seats|seater|berth|yr|yrs|th|st|nd|rd)$/

const numberOf = (text: string): SaidToken['number'] => {
  const [, money, digits = '', unit = '', more] = numbered.exec(text) ?? []
  if (digits === '' || !unitOn.test(unit)) return undefined
  return { value: Number(digits.replaceAll(',', '')), isMoney: money === '$', unit: unit.replace("'", ''), orMore: more === '+' }
}

/** The ways to say 'a week', 'a month' and 'a fortnight', each as one word. */
const periods: readonly (readonly [said: RegExp, word: string])[] = [
  [/\bp\/w\b|\/ ?(?:week|wk|w)\b|\b(?:(?:per|a|each|every|p) (?:week|wk)|weekly)\b/g, ' pw '],
  [/\bp\/m\b|\/ ?(?:month|mth)\b|\b(?:(?:per|a|each|every) (?:month|mth)|monthly)\b/g, ' pm '],
  [/\bp\/f\b|\/ ?(?:fortnight|fn)\b|\b(?:(?:per|a|each|every) fortnight|fortnightly)\b/g, ' pf '],
]

/**
 * Takes a sentence apart into words and numbers, in lower case and without marks (SRC-06). A hyphen between numbers is 'to', before a word that
 * stands alone 'not'; within a word it is nothing.
 *
 * @example saidTokens('$15-20k, -Ford').map(({ text }) => text) // ['$15', 'to', '20k', 'not', 'ford']
 */
export const saidTokens = (text: string): SaidToken[] => {
  let folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
  for (const [said, word] of periods) folded = folded.replaceAll(said, word)
  folded = folded.replaceAll(/(?<=^|\s)-(?=\p{L})/gu, ' not ')
  const tokens: SaidToken[] = []
  let apart = false
  let isDashed = false
  for (const [piece, sign, , digits, , dash] of folded.matchAll(pieces)) {
    if (sign) apart = true
    else if (dash) isDashed = true
    else {
      const counted = numberWords.indexOf(piece) + 2
      const number = digits ? numberOf(digits) : counted > 1 ? { value: counted, isMoney: false, unit: '', orMore: false } : undefined
      if (isDashed && number && tokens.at(-1)?.number) tokens.push({ text: 'to', apart: false })
      isDashed = false
      tokens.push({ text: piece, apart, ...(number ? { number } : {}) })
      apart = false
    }
  }
  return tokens
}
