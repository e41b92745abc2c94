import { nearestName } from '../../text/nearestName'

/** A value of a field with its spellings. */
export interface VocabularyEntry<Value> {
  readonly value: Value
  /** Title on pages and in lists, such as 'Manual'. */
  readonly title: string
  /** Spellings from Australian and New Zealand exports; case, spaces and punctuation are ignored. */
  readonly spellings: readonly string[]
  /** Words that mean this value anywhere in a text, such as 'auto' in '6 sp auto sports'. */
  readonly words?: readonly string[]
}

/** Values of a car's field with their spellings. */
export interface Vocabulary<Value> {
  /** Noun phrase of the field, such as 'the transmission'. */
  readonly about: string
  readonly entries: readonly VocabularyEntry<Value>[]
  /** Value of a text; null if not recognised. Never a default. */
  read(text: string): Value | null
  /** Value of the spelling that a text is most likely a typo of, to be confirmed by a user; null if none is close. */
  suggest(text: string): Value | null
  title(value: Value): string
}

/** Normalises a text: no accents, case or punctuation, except a meaningful plus sign ('+ ORC'). */
const normalised = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()

/** Between two values of one text: “Used/Demo”, “New & Used”, “New or Demo”. */
const betweenValues = /[/&|,;+]|\bor\b|\band\b/i

/** Fewest letters that make another word of one: “Unreserved”, “Contract” of “Contracted”. */
const leastOfOtherForm = 2
/** Longest word that is more likely a code than a typo: the “E” of “Petrol/E”. */
const longestCode = 2

/**
 * Whether a text can be a typo of a spelling: it begins with the same letter, unlike “eDrive” and “xDrive” or “Done” and “None”, isn't
 * another form of its word, and has no code that the spelling lacks.
 */
const mayBeTypo = (text: string, spelling: string): boolean => {
  const [words, own] = [normalised(text).split(' '), normalised(spelling).split(' ')]
  const [written, meant] = [words.join(''), own.join('')]
  const isOtherForm = Math.abs(written.length - meant.length) >= leastOfOtherForm && (written.includes(meant) || meant.includes(written))
  const hasCode = words.length > 1 && words.some((word) => word.length <= longestCode && !own.includes(word))
  return written[0] === meant[0] && !isOtherForm && !hasCode
}

/** Cache size: a file repeats few distinct texts thousands of times. */
const mostRemembered = 500

/** Longer than any spelling: longer texts are sentences and aren't parsed. */
const longestText = 80

/**
 * Creates a vocabulary, which recognises a text as one of the spellings, as two of one value with the second in brackets, or word by
 * word: then each word must be known, and all meaningful words must mean the same value. An unknown word or a contradiction makes the text unrecognised (ENT-01).
 *
 * @param ignored words without meaning, such as 'speed' in '6 speed manual'
 * @param doubtful texts that aren't recognised, although each of their words is
 * @param without patterns to remove unless part of a spelling, such as the '4d' of '4d sedan'
 * @param isExclusive whether a text that names two values, such as “Used/Demo”, isn't recognised
 * @param unit prefix to remove from a word, such as the '6' of '6sp'; the rest is parsed as a word
 * @throws if a spelling has two values
 */
export const createVocabulary = <Value>({
  about,
  entries,
  ignored = [],
  doubtful,
  without,
  unit,
  isExclusive = false,
}: {
  readonly about: string
  readonly entries: readonly VocabularyEntry<Value>[]
  readonly ignored?: readonly string[]
  readonly doubtful?: RegExp
  readonly isExclusive?: boolean
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
  /** Whether a text names two values, as “Used/Demo” does. A spelling with such a mark of its own, such as “car/suv/ute”, has one value. */
  const namesTwo = (text: string): boolean => {
    const parts = text.split(betweenValues).map((part) => spelled(normalised(part)))
    return new Set(parts.filter((value) => value !== undefined)).size > 1
  }
  const readPlain = (text: string): Value | null => {
    if (isExclusive && betweenValues.test(text) && namesTwo(text)) return null
    const plain = normalised(text)
    const short = without ? plain.replace(without, '').trim() : plain
    return spelled(plain) ?? (short === plain ? undefined : spelled(short)) ?? readWords(short)
  }
  /** A value and its abbreviation: “Petrol/Electric (HEV)”. */
  const readPair = (text: string): Value | null => {
    const [, before = '', within = ''] = /^([^()[\]]+)[([]([^()[\]]+)[)\]]$/.exec(text.trim()) ?? []
    const value = before.trim() === '' ? null : readPlain(before)
    return value !== null && readPlain(within) === value ? value : null
  }
  const remembered = new Map<string, Value | null>()
  const read = (text: string): Value | null => {
    // “Drive away?” is a question, not a value.
    if (text.length > longestText || text.includes('?')) return null
    const known = remembered.get(text)
    if (known !== undefined) return known
    const value = readPlain(text) ?? readPair(text)
    if (remembered.size < mostRemembered) remembered.set(text, value)
    return value
  }

  return {
    about,
    entries,
    read,
    suggest: (text) => {
      if (text.length > longestText) return null
      const near = nearestName(
        text,
        titles.filter((title) => mayBeTypo(text, title)),
      )
      return near === null ? null : read(near)
    },
    title: (value) => entries.find((entry) => entry.value === value)?.title ?? String(value),
  }
}
