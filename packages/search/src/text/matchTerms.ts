import type { Bits } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import type { Meaning, ParsedQuery } from './Lexicon'
import { QueryRows } from './QueryRows'
import { anyWay, aside, begun, described, inName, named, notAside, rowsOfAll, TermRows, written } from './TermRows'
import type { TextIndex } from './TextIndex'
import type { MentionedValue, ValueIndex } from './ValueIndex'

/** Token sources of a segment. */
export interface TokenSource {
  readonly text: TextIndex
  readonly values: ValueIndex
  /** Whether any valid document has a value, by slot; the values of removed documents are still in the dictionary. */
  hasLiveDocument(slot: number): boolean
  /** For each searched facet, whether it is incidental, and its field bit. */
  readonly facets: readonly { readonly isAside: boolean; readonly field: number }[]
  /** Adds the rows with a value. */
  addValue(value: MentionedValue, how: number, where: number, into: TermRows): void
}

/** Minimum length of a prefix in incidental facets: 't' means a Toyota, not tyres. */
const minPrefixLength = 3
/** Minimum length of both terms for typo tolerance when joined. */
const minJoinedLength = 3

/** Finds the rows of each term of a query in a segment: the term itself, joined with an adjacent one, or by a synonym. */
export function matchTerms(source: TokenSource, query: TextQuery, scratch: Scratch): QueryRows {
  const { terms, typos, fields, meanings } = query
  const last = terms.length - 1
  const found = terms.map(() => new TermRows(scratch))
  const adjacentValues = terms.map((_, at) => findAdjacentValues(source, terms, at, { isLast: at + 1 === last, meanings }))
  const neighbours: (Bits | null)[] = []
  for (const [at, term] of terms.entries()) {
    const own = found[at] as TermRows
    const isPrefix = at === last
    // A known descriptive term isn't treated as a typo: 'gold' isn't Golf, nor 'ford' Forester.
    source.text.addTerm(term, isPrefix, typos && !describes(source, term, false, fields), fields, own)
    const isPlain =
      !describes(source, term, isPrefix, fields) &&
      !meanings.some((one) => isAlone(one, at) && describes(source, one.terms[0] as string, false, fields))
    addValues(source, term, { isPrefix, fields, isPlain, only: [adjacentValues[at - 1], adjacentValues[at]] }, own)
    const next = found[at + 1]
    if (!next) continue
    const run = `${term}${terms[at + 1]}`
    const isRunPrefix = at + 1 === last
    const joined = new TermRows(scratch)
    // A fragment of one or two letters isn't joined with typo tolerance: 'model y' isn't a typo of 'model'.
    const mayRunTypo = typos && Math.min(term.length, (terms[at + 1] as string).length) >= minJoinedLength
    source.text.addJoined(run, isRunPrefix, mayRunTypo, fields, joined)
    addValues(
      source,
      run,
      { isPrefix: isRunPrefix, fields, isPlain: !describes(source, run, isRunPrefix, fields), only: [], isJoined: true },
      joined,
    )
    own.addAll(joined)
    next.addAll(joined)
    const neighbourRows = new TermRows(scratch)
    source.text.addNeighbours(run, isRunPrefix, fields, neighbourRows)
    neighbours.push(neighbourRows.rows(anyWay))
  }
  for (const meaning of meanings) addMeaning(source, meaning, query, adjacentValues, found, scratch)
  return new QueryRows(found, neighbours, scratch)
}

/** Whether a meaning replaces one term by one term. */
const isAlone = ({ from, to, terms }: Meaning, at: number) => from === at && to === at + 1 && terms.length === 1

/**
 * Whether a term describes some document: such a term isn't searched in incidental facets, except as part of a phrase there. 'Electric'
 * means electric cars, not electric windows.
 */
function describes({ values, facets, hasLiveDocument }: TokenSource, term: string, isPrefix: boolean, fields: number): boolean {
  const describesDocument = ({ facet, slot }: MentionedValue) => {
    const column = facets[facet]
    return column !== undefined && !column.isAside && (column.field & fields) !== 0 && hasLiveDocument(slot)
  }
  return values.tokens.whole(term).some(describesDocument) || (isPrefix && values.tokens.longer(term).some(describesDocument))
}

/** By searched facet, the values in which a term and the next one are adjacent; if there are any, the terms mean those. */
type AdjacentValues = ReadonlyMap<number, ReadonlySet<number>>

function findAdjacentValues(
  { values, facets, hasLiveDocument }: TokenSource,
  terms: readonly string[],
  at: number,
  { isLast, meanings }: { readonly isLast: boolean; readonly meanings: readonly Meaning[] },
): AdjacentValues {
  const adjacentValues = new Map<number, Set<number>>()
  const term = terms[at]
  const next = terms[at + 1]
  if (term === undefined || next === undefined) return adjacentValues
  const add = ({ facet, slot }: MentionedValue) => {
    if (!facets[facet]?.isAside || !hasLiveDocument(slot)) return
    adjacentValues.set(facet, (adjacentValues.get(facet) ?? new Set()).add(slot))
  }
  values.pairs.whole(`${term}${next}`).forEach(add)
  if (isLast) values.pairs.longer(`${term}${next}`).forEach(add)
  for (const meaning of meanings) if (isAlone(meaning, at + 1)) values.pairs.whole(`${term}${meaning.terms[0]}`).forEach(add)
  return adjacentValues
}

interface ValueQuery {
  readonly isPrefix: boolean
  readonly fields: number
  /** Whether it may match an incidental facet on its own. */
  readonly isPlain: boolean
  /** Meanings of the term together with the previous and the next one. */
  readonly only: readonly (AdjacentValues | undefined)[]
  /** Whether it is two terms of the query joined: only matches where they are written as one. */
  readonly isJoined?: boolean
}

function addValues(
  source: TokenSource,
  term: string,
  { isPrefix, fields, isPlain, only, isJoined = false }: ValueQuery,
  into: TermRows,
): void {
  const seen = new Set<MentionedValue>()
  const isMeant = (value: MentionedValue, how: number): boolean => {
    const facet = source.facets[value.facet]
    if (!facet || (fields & facet.field) === 0) return false
    if (!facet.isAside) return true
    if (how === begun && term.length < minPrefixLength) return false
    const limits = only.flatMap((adjacentValues) => adjacentValues?.get(value.facet) ?? [])
    return limits.length > 0 ? limits.some((slots) => slots.has(value.slot)) : isPlain
  }
  const add = (values: readonly MentionedValue[], how: number) => {
    for (const value of values) {
      if (seen.has(value)) continue
      seen.add(value)
      if (isMeant(value, how)) source.addValue(value, how, source.facets[value.facet]?.isAside ? aside : described, into)
    }
  }
  const { tokens, pairs } = source.values
  add(tokens.whole(term), written)
  if (!isJoined) add(pairs.whole(term), written)
  if (!isPrefix) return
  add(tokens.longer(term), begun)
  if (!isJoined) add(pairs.longer(term), begun)
}

/** Rows with all terms of a meaning match each query term that the meaning replaces. */
function addMeaning(
  source: TokenSource,
  { from, to, terms }: Meaning,
  { fields }: TextQuery,
  adjacentValues: readonly AdjacentValues[],
  found: readonly TermRows[],
  scratch: Scratch,
): void {
  const own = terms.map((_, at) => findAdjacentValues(source, terms, at, { isLast: false, meanings: [] }))
  const parts = terms.map((term, at) => {
    const rows = new TermRows(scratch)
    source.text.addTerm(term, false, false, fields, rows)
    const isOne = terms.length === 1 && to === from + 1
    const only = isOne ? [adjacentValues[from - 1], adjacentValues[from]] : [own[at - 1], own[at]]
    addValues(source, term, { isPrefix: false, fields, isPlain: !describes(source, term, false, fields), only }, rows)
    return rows
  })
  const all = rowsOfAll(parts, anyWay, scratch)
  if (!all) return
  const meaningRows = new TermRows(scratch)
  const names = rowsOfAll(parts, inName, scratch)
  const primary = rowsOfAll(parts, notAside, scratch)
  if (names) meaningRows.add(written, named, names)
  if (primary) meaningRows.add(written, described, primary)
  meaningRows.add(written, aside, all)
  for (let at = from; at < to; at++) found[at]?.addAll(meaningRows)
}

/** A parsed text query. */
export interface TextQuery extends ParsedQuery {
  readonly typos: boolean
  /** Bit mask: searched texts first, then searched facets; -1 for all. */
  readonly fields: number
}
