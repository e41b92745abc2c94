import type { Bits } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import type { Meaning, QueryWords } from './Lexicon'
import { QueryRows } from './QueryRows'
import type { TextIndex } from './TextIndex'
import type { MentionedValue, ValueWords } from './ValueWords'
import { anyWay, aside, begun, described, inName, named, notAside, rowsOfAll, WordRows, written } from './WordRows'

/** What a segment is searched for words in. */
export interface WordSource {
  readonly text: TextIndex
  readonly values: ValueWords
  /** Whether any document has a value, by its slot: those of documents that are gone are still known. */
  isThere(slot: number): boolean
  /** Of each searched facet, whether it is said aside, and its bit among the fields. */
  readonly facets: readonly { readonly isAside: boolean; readonly field: number }[]
  /** Adds the rows that have a value. */
  addValue(value: MentionedValue, how: number, where: number, into: WordRows): void
}

/** Of what is said aside, an unfinished word finds what begins so from here on: 't' means a Toyota, not tyres. */
const leastBegun = 3
/** Words typed apart forgive typos together from so many letters each on. */
const leastJoined = 3

/** Finds the rows of each word of a query, in one segment. A word is in a row as itself, run together with a neighbour, or by what it means. */
export function matchWords(source: WordSource, query: TextQuery, scratch: Scratch): QueryRows {
  const { words, typos, fields, meanings } = query
  const last = words.length - 1
  const found = words.map(() => new WordRows(scratch))
  const together = words.map((_, at) => valuesTogether(source, words, at, { isLast: at + 1 === last, meanings }))
  const neighbours: (Bits | null)[] = []
  for (const [at, word] of words.entries()) {
    const own = found[at] as WordRows
    const isPrefix = at === last
    // What is a word for something is not another mistyped: 'gold' is no Golf, and 'ford' no Forester.
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
    // A letter or two beside a word are no part of another: 'model y' is no mistyped 'model'.
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

/** Whether a meaning is one word for one word. */
const isAlone = ({ from, to, words }: Meaning, at: number) => from === at && to === at + 1 && words.length === 1

/**
 * Whether a word is what some document is: such a word is not looked for aside, unless as a part of what is said there. 'Electric'
 * asks for electric cars, not for windows.
 */
function describes({ values, facets, isThere }: WordSource, word: string, isPrefix: boolean, fields: number): boolean {
  const isSuch = ({ facet, slot }: MentionedValue) => {
    const asked = facets[facet]
    return asked !== undefined && !asked.isAside && (asked.field & fields) !== 0 && isThere(slot)
  }
  return values.words.whole(word).some(isSuch) || (isPrefix && values.words.longer(word).some(isSuch))
}

/** By searched facet, the values in which a word and the next one are neighbours; where there are such, the words mean those. */
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
  /** Whether it may be said aside by itself. */
  readonly isPlain: boolean
  /** What the word means together with the one before and the one after it. */
  readonly only: readonly (Together | undefined)[]
  /** Whether the word is two of the query's: where someone wrote them together, and only there. */
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

/** The rows that have all words of a meaning have each word of the query it stands for. */
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

/** How a text is searched for. */
export interface TextQuery extends QueryWords {
  readonly typos: boolean
  /** A bit for each searched text, and then for each searched facet; -1: all. */
  readonly fields: number
}
