import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import { numberForms } from '../text/Lexicon'

/** A record's rank for a request's terms, most important first, lower is better; null if it doesn't match. */
export type NaiveRank = readonly number[]

/** How a term matches: exact (0), prefix (1) or typo (2); in a name (0), descriptive (1) or incidental (2). */
interface MatchKind {
  readonly how: 0 | 1 | 2
  readonly where: 0 | 1 | 2
}

type Settings = Pick<IndexSettings, 'searchable' | 'codes' | 'searchedFacets' | 'language'>
type Request = Pick<SearchRequest, 'query' | 'typoTolerance' | 'restrictSearchableAttributes'>

/** Searchable tokens of a record. */
interface RecordTokens {
  readonly tokens: readonly string[]
  readonly pairs: readonly string[]
  readonly codes: readonly string[]
  readonly values: readonly {
    readonly facet: string
    readonly value: string
    readonly isAside: boolean
    readonly tokens: readonly string[]
    readonly pairs: readonly string[]
  }[]
}

/** @param valueTokens tokens of the facet values of all documents */
export function naiveTextMatch(
  record: SearchRecord,
  request: Request,
  settings: Settings,
  valueTokens: NaiveValueTokens,
  places?: readonly number[],
): NaiveRank | null {
  const { terms: entered, meanings } = naiveQuery(request.query, settings)
  if (entered.length === 0) return []
  const recordText = tokensOfRecord(record, request, settings)
  const only = request.restrictSearchableAttributes ?? []
  const mayTypo = request.typoTolerance !== false
  const last = entered.length - 1

  const inTexts = (word: string, unfinished: boolean, forgive: boolean, asPair: boolean): MatchKind[] => [
    ...matchKinds(asPair ? [...recordText.tokens, ...recordText.pairs] : recordText.tokens, word, unfinished).map(
      (how): MatchKind => ({ how, where: 0 }),
    ),
    ...matchKinds(recordText.codes, word, unfinished && word.length > 2).map((how): MatchKind => ({ how, where: 1 })),
    ...(forgive && recordText.tokens.some((one) => isMistyped(one, word, unfinished)) ? [{ how: 2, where: 0 } as const] : []),
  ]
  const isSearched = (facet: string) => only.length === 0 || only.includes(facet)
  const describing = valueTokens.filter(({ facet, isAside }) => !isAside && isSearched(facet)).flatMap(({ tokens }) => tokens)
  const describes = (word: string, unfinished: boolean) => matchKinds(describing, word, unfinished).length > 0
  /** Values of a facet in which two words are adjacent. */
  const valuesWith = (facet: string, word: string, next: string, unfinished: boolean) =>
    valueTokens
      .filter((one) => one.facet === facet && one.isAside && matchKinds(one.pairs, word + next, unfinished).length > 0)
      .map(({ value }) => value)
  const alone = (at: number) =>
    meanings.filter(({ from, to, terms }) => from === at && to === at + 1 && terms.length === 1).flatMap(({ terms }) => terms)
  const adjacentValues = (facet: string, at: number): string[] => {
    const [word, next] = [entered[at], entered[at + 1]]
    if (word === undefined || next === undefined) return []
    return [...valuesWith(facet, word, next, at + 1 === last), ...alone(at + 1).flatMap((one) => valuesWith(facet, word, one, false))]
  }
  const inValues = (
    word: string,
    unfinished: boolean,
    asPair: boolean,
    isPlain: boolean,
    limitsIn: (facet: string) => string[],
  ): MatchKind[] =>
    recordText.values.flatMap(({ facet, value, isAside, tokens, pairs }) => {
      const limits = isAside ? limitsIn(facet) : []
      if (limits.length > 0 ? !limits.includes(value) : isAside && !isPlain) return []
      return matchKinds(asPair ? [...tokens, ...pairs] : tokens, word, unfinished)
        .filter((how) => !isAside || how === 0 || word.length > 2)
        .map((how): MatchKind => ({ how, where: isAside ? 2 : 1 }))
    })
  const around = (at: number) => (facet: string) => [...adjacentValues(facet, at - 1), ...adjacentValues(facet, at)]
  const joined = (at: number): MatchKind[] => {
    if (at < 0 || at >= last) return []
    const run = `${entered[at]}${entered[at + 1]}`
    const areWords = (entered[at] as string).length > 2 && (entered[at + 1] as string).length > 2
    return [
      ...inTexts(run, at + 1 === last, mayTypo && areWords, false),
      ...inValues(run, at + 1 === last, false, !describes(run, at + 1 === last), () => []),
    ]
  }
  const synonymWays = (at: number): MatchKind[] =>
    meanings
      .filter(({ from, to }) => from <= at && at < to)
      .flatMap(({ from, to, terms }) => {
        const within = (at: number) => (facet: string) =>
          [at - 1, at].flatMap((place) => {
            const [word, next] = [terms[place], terms[place + 1]]
            return word === undefined || next === undefined ? [] : valuesWith(facet, word, next, false)
          })
        const each = terms.map((word, at) => [
          ...inTexts(word, false, false, true),
          ...inValues(word, false, true, !describes(word, false), terms.length === 1 && to === from + 1 ? around(from) : within(at)),
        ])
        if (each.some((ways) => ways.length === 0)) return []
        // As incidental as the most incidental word.
        return [{ how: 0, where: Math.max(...each.map((ways) => Math.min(...ways.map(({ where }) => where)))) } as MatchKind]
      })

  const ways = entered.map((word, at) => [
    ...inTexts(word, at === last, mayTypo && !describes(word, false), true),
    ...inValues(word, at === last, true, !describes(word, at === last) && !alone(at).some((one) => describes(one, false)), around(at)),
    ...joined(at - 1),
    ...joined(at),
    ...synonymWays(at),
  ])
  const positions = places ?? entered.map((_, at) => at)
  if (positions.some((at) => ways[at]?.length === 0)) return null
  const all = (test: (way: MatchKind) => boolean) => (positions.every((at) => ways[at]?.some(test)) ? 0 : 1)
  const neighbours = positions.filter((at, index) => {
    if (positions[index + 1] !== at + 1) return false
    return matchKinds([...recordText.tokens, ...recordText.pairs], `${entered[at]}${entered[at + 1]}`, at + 1 === last).length > 0
  })
  return [
    all(({ how }) => how < 2),
    all(({ how }) => how === 0),
    -neighbours.length,
    all(({ where }) => where === 0),
    all(({ where }) => where < 2),
  ]
}

/** A query's terms without fillers, and the meanings of its phrases. */
export function naiveQuery(query: string, { language }: Settings) {
  const entered = split(query.slice(0, 512)).slice(0, 16)
  const forms = (word: string | undefined) => (word === undefined ? [] : [word, ...(language?.plurals ? numberForms(word) : [])])
  const isAt = (phrase: readonly string[], from: number) => phrase.every((word, at) => forms(entered[from + at]).includes(word))
  const places = entered.map((_, at) => at)
  const synonyms = (language?.synonyms ?? []).flatMap(({ phrase: recordText, means }) =>
    places
      .filter((from) => isAt(split(recordText), from))
      .map((from) => ({ from, to: from + split(recordText).length, means: means.map(split) })),
  )
  const fillers = (language?.fillers ?? []).flatMap((filler) =>
    places.filter((from) => isAt(split(filler), from)).map((from) => ({ from, to: from + split(filler).length })),
  )
  const covers = (stretch: { from: number; to: number }, at: number) => stretch.from <= at && at < stretch.to
  const isFiller = (at: number) =>
    fillers.some(
      (filler) =>
        covers(filler, at) &&
        // A longer synonym takes precedence over a filler; also one of the same length.
        !synonyms.some(
          (one) => one.to - one.from > 1 && one.to - one.from >= filler.to - filler.from && one.from < filler.to && filler.from < one.to,
        ) &&
        !fillers.some((one) => one.to - one.from > Math.max(1, filler.to - filler.from) && one.from < filler.to && filler.from < one.to),
    )
  const left = places.filter((at) => !isFiller(at))
  const meanings = [
    ...synonyms.flatMap(({ from, to, means }) => means.map((terms) => ({ from, to, terms }))),
    ...places.flatMap((at) =>
      forms(entered[at])
        .slice(1)
        .map((form) => ({ from: at, to: at + 1, terms: [form] })),
    ),
  ].filter(({ from, to }) => places.every((at) => !covers({ from, to }, at) || left.includes(at)))
  return {
    terms: left.map((at) => entered[at] as string),
    meanings: meanings.map(({ from, to, terms }) => ({ from: left.indexOf(from), to: left.indexOf(to - 1) + 1, terms })),
  }
}

/** Tokens of the searched facets' values, of all documents. */
export type NaiveValueTokens = RecordTokens['values']

export function naiveValueTokens(records: readonly SearchRecord[], { searchedFacets = [] }: Settings): NaiveValueTokens {
  return searchedFacets.flatMap(({ attribute, texts, isAside = false }) =>
    [...new Set(records.flatMap((record) => textsOf(record, attribute)))].map((value) => {
      const valueTokens = texts?.(value) ?? [value]
      return { facet: attribute, value, isAside, tokens: valueTokens.flatMap(writtenTokens), pairs: valueTokens.flatMap(runTogether) }
    }),
  )
}

function tokensOfRecord(record: SearchRecord, request: Request, settings: Settings): RecordTokens {
  const only = request.restrictSearchableAttributes ?? []
  const isSearched = (attribute: string) => only.length === 0 || only.includes(attribute)
  const searched = settings.searchable.filter(isSearched)
  const texts = searched.filter((attribute) => !settings.codes.includes(attribute)).flatMap((attribute) => textsOf(record, attribute))
  return {
    tokens: texts.flatMap(writtenTokens),
    pairs: texts.flatMap(runTogether),
    codes: searched
      .filter((attribute) => settings.codes.includes(attribute))
      .flatMap((attribute) => textsOf(record, attribute))
      .flatMap((code) => [...split(code), split(code).join('')]),
    values: (settings.searchedFacets ?? [])
      .filter(({ attribute }) => isSearched(attribute))
      .flatMap(({ attribute, texts: textsFor, isAside = false }) =>
        textsOf(record, attribute).map((value) => {
          const valueTokens = textsFor?.(value) ?? [value]
          return { facet: attribute, value, isAside, tokens: valueTokens.flatMap(writtenTokens), pairs: valueTokens.flatMap(runTogether) }
        }),
      ),
  }
}

function textsOf(record: SearchRecord, attribute: string): string[] {
  const value = record[attribute]
  if (value === null || value === undefined) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}

function plain(text: string): string {
  let result = ''
  for (const letter of text.normalize('NFKD').toLowerCase().normalize('NFD')) {
    if (/\p{M}/u.test(letter)) continue
    const known: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' }
    result += known[letter] ?? letter
  }
  return result
}

const split = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Names repeat thousands of times, so their words are memoised. */
function memoised(work: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const tokens = known.get(text) ?? work(text)
    known.set(text, tokens)
    return tokens
  }
}

const writtenTokens = memoised((text) => {
  return text.split(/\s+/).flatMap((part) => [...split(part), ...(split(part).length > 1 ? [split(part).join('')] : [])])
})

const runTogether = memoised((text) => {
  const single = split(text)
  const parts = text
    .split(/\s+/)
    .map((part) => split(part).join(''))
    .filter((part) => part !== '')
  return [single, parts].flatMap((list) => list.slice(0, -1).map((word, at) => word + list[at + 1]))
})

/** How a word matches a list: exactly and, if unfinished, as a prefix. */
function matchKinds(tokens: readonly string[], entered: string, unfinished: boolean): (0 | 1)[] {
  return [
    ...(tokens.includes(entered) ? [0 as const] : []),
    ...(unfinished && tokens.some((word) => word !== entered && word.startsWith(entered)) ? [1 as const] : []),
  ]
}

/** The same words are compared for thousands of records. */
const compared = new Map<string, boolean>()

function isMistyped(word: string, entered: string, unfinished: boolean): boolean {
  if (!/^\p{L}+$/u.test(entered) || !/^\p{L}+$/u.test(word)) return false
  const key = `${word}/${entered}/${unfinished}`
  const known = compared.get(key)
  if (known !== undefined) return known
  const forgiven = entered.length >= 8 ? 2 : entered.length >= 4 ? 1 : 0
  const candidates = unfinished ? Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)) : [word]
  const isTypo = forgiven > 0 && candidates.some((whole) => naiveTypos(entered, whole) + (entered[0] === word[0] ? 0 : 1) <= forgiven)
  compared.set(key, isTypo)
  return isTypo
}

/** Edit distance of two words, written as the plain definition. */
export function naiveTypos(left: string, right: string): number {
  const known = new Map<string, number>()
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i},${j}`
    const found = known.get(key)
    if (found !== undefined) return found
    let min = Math.min(between(i - 1, j) + 1, between(i, j - 1) + 1, between(i - 1, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1))
    if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) min = Math.min(min, between(i - 2, j - 2) + 1)
    known.set(key, min)
    return min
  }
  return between(left.length, right.length)
}
