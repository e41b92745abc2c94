import { nearestName } from '../../text/nearestName'

/** One value of a field, with its spellings. */
export interface VocabularyEntry<Value> {
  readonly value: Value
  /** The value as pages and lists show it, such as 'Manual'. */
  readonly title: string
  /** Spellings found in exports of Australia and New Zealand; case, spaces and punctuation do not count. */
  readonly spellings: readonly string[]
  /** Single words that mean this value wherever they stand in a text, such as 'auto' in '6 sp auto sports'. */
  readonly words?: readonly string[]
}

/** The values of one field of a car, and the spellings that mean them. */
export interface Vocabulary<Value> {
  /** What a text of the field says, such as 'the transmission'. */
  readonly about: string
  readonly entries: readonly VocabularyEntry<Value>[]
  /** The value a text means; null for a text that is not understood. Never a default. */
  read(text: string): Value | null
  /** The value of the spelling that is nearest, to be confirmed by a person; null where none is near. */
  suggest(text: string): Value | null
  title(value: Value): string
}

/** A text without accents, case and punctuation; a plus sign carries meaning ('+ ORC') and stays. */
const normalised = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()

/** Different texts of a field whose meaning is remembered: a file repeats few of them many thousand times. */
const mostRemembered = 500

/** Longer than any spelling: a longer text is a sentence, which is not read. */
const longestText = 80

/**
 * A vocabulary reads a text in two steps: as one of the spellings, or word by word, where every word must be known and all words with a
 * meaning must mean the same value. A word that is not known, or two that contradict each other, make the text not understood (ENT-01).
 *
 * @param ignored words without a meaning of their own, such as 'speed' in '6 speed manual'
 * @param doubtful texts that are not understood although each of their words is
 * @param without what says nothing of the value wherever it is in a text, such as the '4d' of '4d sedan': it is left out unless it is part of a spelling
 * @param unit takes a number off the front of a word, such as the '6' of '6sp'; what is left is read as a word
 * @throws where one spelling means two values
 */
export const createVocabulary = <Value>({
  about,
  entries,
  ignored = [],
  doubtful,
  without,
  unit,
}: {
  readonly about: string
  readonly entries: readonly VocabularyEntry<Value>[]
  readonly ignored?: readonly string[]
  readonly doubtful?: RegExp
  readonly without?: RegExp
  readonly unit?: RegExp
}): Vocabulary<Value> => {
  const bySpelling = new Map<string, Value>()
  const byWord = new Map<string, Value>()
  const put = (map: Map<string, Value>, key: string, value: Value) => {
    if (map.has(key) && map.get(key) !== value) throw new Error(`“${key}” means two values of ${about}.`)
    map.set(key, value)
  }
  for (const { value, title, spellings, words = [] } of entries) {
    for (const spelling of [title, ...spellings, ...words]) put(bySpelling, normalised(spelling).replaceAll(' ', ''), value)
    for (const word of words) put(byWord, normalised(word), value)
  }
  const isIgnored = new Set(ignored)
  const titles = entries.flatMap(({ title, spellings }) => [title, ...spellings])

  const readWords = (text: string): Value | null => {
    if (byWord.size === 0 || doubtful?.test(text)) return null
    const found = new Set<Value>()
    for (const written of text.split(' ')) {
      const word = unit ? written.replace(unit, '') : written
      if (word === '' || isIgnored.has(word)) continue
      const value = byWord.get(word)
      if (value === undefined) return null
      found.add(value)
    }
    const [only] = found
    return found.size === 1 && only !== undefined ? only : null
  }
  const spelled = (text: string): Value | undefined => bySpelling.get(text.replaceAll(' ', ''))
  const remembered = new Map<string, Value | null>()
  const read = (text: string): Value | null => {
    // “Drive away?” asks, and says nothing.
    if (text.length > longestText || text.includes('?')) return null
    const known = remembered.get(text)
    if (known !== undefined) return known
    const plain = normalised(text)
    const short = without ? plain.replace(without, '').trim() : plain
    const value = spelled(plain) ?? (short === plain ? undefined : spelled(short)) ?? readWords(short)
    if (remembered.size < mostRemembered) remembered.set(text, value)
    return value
  }

  return {
    about,
    entries,
    read,
    suggest: (text) => {
      if (text.length > longestText) return null
      const near = nearestName(text, titles)
      return near === null ? null : read(near)
    },
    title: (value) => entries.find((entry) => entry.value === value)?.title ?? String(value),
  }
}
