import type { Bits } from '../segment/bits'
import type { Scratch } from '../segment/Scratch'
import { AskedRows } from './AskedRows'
import type { Meaning } from './Lexicon'
import type { TextIndex } from './TextIndex'
import type { TextQuery } from './TextQuery'
import type { SaidValue, ValueWords } from './ValueWords'
import { anyWay, aside, begun, described, inName, notAside, rowsOfAll, WordRows, written } from './WordRows'

/** What a segment is searched for words in. */
export interface WordSource {
  readonly text: TextIndex
  readonly values: ValueWords
  /** Whether any document has a value, by its slot: those of documents that are gone are still known. */
  isThere(slot: number): boolean
  /** Of each searched facet, whether it is said aside, and its bit among the fields. */
  readonly facets: readonly { readonly isAside: boolean; readonly field: number }[]
  /** Adds the rows that have a value. */
  addValue(value: SaidValue, how: number, where: number, into: WordRows): void
}

/** Of what is said aside, an unfinished word finds what begins so from here on: 't' means a Toyota, not tyres. */
const leastBegun = 3

/** Finds the rows of each word of a query, in one segment. A word is in a row as itself, run together with a neighbour, or by what it means. */
export function matchWords(source: WordSource, query: TextQuery, scratch: Scratch): AskedRows {
  const { words, typos, fields, meanings } = query
  const last = words.length - 1
  const found = words.map(() => new WordRows(scratch))
  const together = words.map((_, at) => valuesTogether(source, query, at))
  const neighbours: (Bits | null)[] = []
  for (const [at, word] of words.entries()) {
    const own = found[at] as WordRows
    source.text.addWord(word, at === last, typos, fields, own)
    addValues(source, word, { isPrefix: at === last, fields, only: [together[at - 1], together[at]] }, own)
    const next = found[at + 1]
    if (!next) continue
    const run = `${word}${words[at + 1]}`
    const joined = new WordRows(scratch)
    source.text.addJoined(run, at + 1 === last, typos, fields, joined)
    addValues(source, run, { isPrefix: at + 1 === last, fields, only: [], isJoined: true }, joined)
    own.addAll(joined)
    next.addAll(joined)
    const beside = new WordRows(scratch)
    source.text.addNeighbours(run, at + 1 === last, fields, beside)
    neighbours.push(beside.rows(anyWay))
  }
  for (const meaning of meanings) addMeaning(source, meaning, query, together, found, scratch)
  return new AskedRows(found, neighbours, scratch)
}

/** By searched facet, the values in which a word of the query and the next one are neighbours; where there are such, the words mean those. */
type Together = ReadonlyMap<number, ReadonlySet<number>>

function valuesTogether({ values, facets, isThere }: WordSource, { words, meanings }: TextQuery, at: number): Together {
  const together = new Map<number, Set<number>>()
  const word = words[at]
  const next = words[at + 1]
  if (word === undefined || next === undefined) return together
  const isLast = at + 2 === words.length
  const nexts = [
    next,
    ...meanings.flatMap(({ from, to, words: [one, ...more] }) =>
      from === at + 1 && to === from + 1 && one !== undefined && more.length === 0 ? [one] : [],
    ),
  ]
  for (const [index, one] of nexts.entries()) {
    const run = `${word}${one}`
    for (const { facet, slot } of [...values.pairs.whole(run), ...(isLast && index === 0 ? values.pairs.longer(run) : [])]) {
      if (!facets[facet]?.isAside || !isThere(slot)) continue
      const slots = together.get(facet) ?? new Set()
      together.set(facet, slots.add(slot))
    }
  }
  return together
}

interface ValueQuery {
  readonly isPrefix: boolean
  readonly fields: number
  /** What the word means together with the one before and the one after it. */
  readonly only: readonly (Together | undefined)[]
  /** Whether the word is two of the query's: where someone wrote them together, and only there. */
  readonly isJoined?: boolean
}

function addValues(source: WordSource, word: string, { isPrefix, fields, only, isJoined = false }: ValueQuery, into: WordRows): void {
  const seen = new Set<SaidValue>()
  const add = (values: readonly SaidValue[], how: number) => {
    for (const value of values) {
      if (seen.has(value)) continue
      seen.add(value)
      const facet = source.facets[value.facet]
      if (!facet || (fields & facet.field) === 0) continue
      if (facet.isAside && how === begun && word.length < leastBegun) continue
      const limits = only.flatMap((together) => together?.get(value.facet) ?? [])
      if (limits.length > 0 && !limits.some((slots) => slots.has(value.slot))) continue
      source.addValue(value, how, facet.isAside ? aside : described, into)
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
  const parts = words.map((word) => {
    const rows = new WordRows(scratch)
    source.text.addWord(word, false, false, fields, rows)
    const only = words.length === 1 && to === from + 1 ? [together[from - 1], together[from]] : []
    addValues(source, word, { isPrefix: false, fields, only }, rows)
    return rows
  })
  const all = rowsOfAll(parts, anyWay, scratch)
  if (!all) return
  const meant = new WordRows(scratch)
  const names = rowsOfAll(parts, inName, scratch)
  const notSaidAside = rowsOfAll(parts, notAside, scratch)
  if (names) meant.add(written, 0, names)
  if (notSaidAside) meant.add(written, described, notSaidAside)
  meant.add(written, aside, all)
  for (let at = from; at < to; at++) found[at]?.addAll(meant)
}
