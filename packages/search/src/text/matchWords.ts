import type { Bits } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import type { Meaning, QueryWords } from './Lexicon'
import { QueryRows } from './QueryRows'
import type { TextIndex } from './TextIndex'
import type { MentionedValue, ValueWords } from './ValueWords'
import { anyWay, aside, begun, described, inName, named, notAside, rowsOfAll, WordRows, written } from './WordRows'

/** Word sources of a segment. */
export interface WordSource {
  readonly text: TextIndex
  readonly values: ValueWords
  /** Whether any valid document has a value, by slot; the values of removed documents are still in the dictionary. */
  isThere(slot: number): boolean
  /** For each searched facet, whether it is incidental, and its field bit. */
  readonly facets: readonly { readonly isAside: boolean; readonly field: number }[]
  /** Adds the rows with a value. */
  addValue(value: MentionedValue, how: number, where: number, into: WordRows): void
}

/** Minimum length of a prefix in incidental facets: 't' means a Toyota, not tyres. */
const leastBegun = 3
/** Minimum length of both words for typo tolerance when joined. */
const leastJoined = 3

/** Finds the rows of each word of a query in a segment: the word itself, joined with an adjacent one, or by a synonym. */
export function matchWords(source: WordSource, query: TextQuery, scratch: Scratch): QueryRows {
  const { words, typos, fields, meanings } = query
  const last = words.length - 1
  const found = words.map(() => new WordRows(scratch))
  const together = words.map((_, at) => valuesTogether(source, words, at, { isLast: at + 1 === last, meanings }))
  const neighbours: (Bits | null)[] = []
  for (const [at, word] of words.entries()) {
    const own = found[at] as WordRows
    const isPrefix = at === last
    // A known descriptive word isn't treated as a typo: 'gold' isn't Golf, nor 'ford' Forester.
    source.text.addWord(word, isPrefix, typos && !describes(source, word, false, fields), fields, own)
    const isPlain =
      !describes(source, word, isPrefix, fields) &&
      !meanings.some((one) => isAlone(one, at) && describes(source, one.words[0] as string, false, fields))
    addValues(source, word, { isPrefix, fields, isPlain, only: [together[at - 1], together[at]] }, own)
    const next = found[at + 1]
    if (!next) continue
    const run = `${word}${words[at + 1]}`
    const isRunPrefix = at + 1 === last
    const joined = new WordRows(scratch)
    // A fragment of one or two letters isn't joined with typo tolerance: 'model y' isn't a typo of 'model'.
    const mayRunTypo = typos && Math.min(word.length, (words[at + 1] as string).length) >= leastJoined
    source.text.addJoined(run, isRunPrefix, mayRunTypo, fields, joined)
    addValues(
      source,
      run,
      { isPrefix: isRunPrefix, fields, isPlain: !describes(source, run, isRunPrefix, fields), only: [], isJoined: true },
      joined,
    )
    own.addAll(joined)
    next.addAll(joined)
    const beside = new WordRows(scratch)
    source.text.addNeighbours(run, isRunPrefix, fields, beside)
    neighbours.push(beside.rows(anyWay))
  }
  for (const meaning of meanings) addMeaning(source, meaning, query, together, found, scratch)
  return new QueryRows(found, neighbours, scratch)
}

/** Whether a meaning replaces one word by one word. */
const isAlone = ({ from, to, words }: Meaning, at: number) => from === at && to === at + 1 && words.length === 1

/**
 * Whether a word describes some document: such a word isn't searched in incidental facets, except as part of a phrase there. 'Electric'
 * means electric cars, not electric windows.
 */
function describes({ values, facets, isThere }: WordSource, word: string, isPrefix: boolean, fields: number): boolean {
  const isSuch = ({ facet, slot }: MentionedValue) => {
    const column = facets[facet]
    return column !== undefined && !column.isAside && (column.field & fields) !== 0 && isThere(slot)
  }
  return values.words.whole(word).some(isSuch) || (isPrefix && values.words.longer(word).some(isSuch))
}

/** By searched facet, the values in which a word and the next one are adjacent; if there are any, the words mean those. */
type Together = ReadonlyMap<number, ReadonlySet<number>>

function valuesTogether(
  { values, facets, isThere }: WordSource,
  words: readonly string[],
  at: number,
  { isLast, meanings }: { readonly isLast: boolean; readonly meanings: readonly Meaning[] },
): Together {
  const together = new Map<number, Set<number>>()
  const word = words[at]
  const next = words[at + 1]
  if (word === undefined || next === undefined) return together
  const add = ({ facet, slot }: MentionedValue) => {
    if (!facets[facet]?.isAside || !isThere(slot)) return
    together.set(facet, (together.get(facet) ?? new Set()).add(slot))
  }
  values.pairs.whole(`${word}${next}`).forEach(add)
  if (isLast) values.pairs.longer(`${word}${next}`).forEach(add)
  for (const meaning of meanings) if (isAlone(meaning, at + 1)) values.pairs.whole(`${word}${meaning.words[0]}`).forEach(add)
  return together
}

interface ValueQuery {
  readonly isPrefix: boolean
  readonly fields: number
  /** Whether it may match an incidental facet on its own. */
  readonly isPlain: boolean
  /** Meanings of the word together with the previous and the next one. */
  readonly only: readonly (Together | undefined)[]
  /** Whether it is two words of the query joined: only matches where they are written as one. */
  readonly isJoined?: boolean
}

function addValues(
  source: WordSource,
  word: string,
  { isPrefix, fields, isPlain, only, isJoined = false }: ValueQuery,
  into: WordRows,
): void {
  const seen = new Set<MentionedValue>()
  const isMeant = (value: MentionedValue, how: number): boolean => {
    const facet = source.facets[value.facet]
    if (!facet || (fields & facet.field) === 0) return false
    if (!facet.isAside) return true
    if (how === begun && word.length < leastBegun) return false
    const limits = only.flatMap((together) => together?.get(value.facet) ?? [])
    return limits.length > 0 ? limits.some((slots) => slots.has(value.slot)) : isPlain
  }
  const add = (values: readonly MentionedValue[], how: number) => {
    for (const value of values) {
      if (seen.has(value)) continue
      seen.add(value)
      if (isMeant(value, how)) source.addValue(value, how, source.facets[value.facet]?.isAside ? aside : described, into)
    }
  }
  const { words, pairs } = source.values
  add(words.whole(word), written)
  if (!isJoined) add(pairs.whole(word), written)
  if (!isPrefix) return
  add(words.longer(word), begun)
  if (!isJoined) add(pairs.longer(word), begun)
}

/** Rows with all words of a meaning match each query word that the meaning replaces. */
function addMeaning(
  source: WordSource,
  { from, to, words }: Meaning,
  { fields }: TextQuery,
  together: readonly Together[],
  found: readonly WordRows[],
  scratch: Scratch,
): void {
  const own = words.map((_, at) => valuesTogether(source, words, at, { isLast: false, meanings: [] }))
  const parts = words.map((word, at) => {
    const rows = new WordRows(scratch)
    source.text.addWord(word, false, false, fields, rows)
    const isOne = words.length === 1 && to === from + 1
    const only = isOne ? [together[from - 1], together[from]] : [own[at - 1], own[at]]
    addValues(source, word, { isPrefix: false, fields, isPlain: !describes(source, word, false, fields), only }, rows)
    return rows
  })
  const all = rowsOfAll(parts, anyWay, scratch)
  if (!all) return
  const meant = new WordRows(scratch)
  const names = rowsOfAll(parts, inName, scratch)
  const primary = rowsOfAll(parts, notAside, scratch)
  if (names) meant.add(written, named, names)
  if (primary) meant.add(written, described, primary)
  meant.add(written, aside, all)
  for (let at = from; at < to; at++) found[at]?.addAll(meant)
}

/** A parsed text query. */
export interface TextQuery extends QueryWords {
  readonly typos: boolean
  /** Bit mask: searched texts first, then searched facets; -1 for all. */
  readonly fields: number
}
