import type { IndexSettings, SearchRecord } from '../engine/SearchRecord'
import type { SearchRequest } from '../engine/SearchRequest'

/** How a record matches a request's words: by every word as typed, by some only as typos, or not. */
export function naiveTextMatch(
  record: SearchRecord,
  request: Pick<SearchRequest, 'query' | 'typoTolerance' | 'restrictSearchableAttributes'>,
  settings: Pick<IndexSettings, 'searchable' | 'codes'>,
): 'typoFree' | 'typos' | 'none' {
  const typed = split(request.query)
  if (typed.length === 0) return 'typoFree'
  const only = request.restrictSearchableAttributes ?? []
  const searched = settings.searchable.filter((attribute) => only.length === 0 || only.includes(attribute))
  const texts = searched.filter((attribute) => !settings.codes.includes(attribute)).flatMap((attribute) => textsOf(record, attribute))
  const words = texts.flatMap(writtenWords)
  const pairs = texts.flatMap(runTogether)
  const codes = searched
    .filter((attribute) => settings.codes.includes(attribute))
    .flatMap((attribute) => textsOf(record, attribute))
    .flatMap((code) => [...split(code), split(code).join('')])

  const has = (mayTypo: boolean) =>
    typed.every((word, at) => {
      const last = typed.length - 1
      const before = at > 0 ? `${typed[at - 1]}${word}` : null
      const after = at < last ? `${word}${typed[at + 1]}` : null
      return (
        isAmong([...words, ...pairs], word, at === last, mayTypo) ||
        isAmong(codes, word, at === last, false) ||
        (before !== null && (isAmong(words, before, at === last, mayTypo) || isAmong(codes, before, at === last, false))) ||
        (after !== null && (isAmong(words, after, at + 1 === last, mayTypo) || isAmong(codes, after, at + 1 === last, false)))
      )
    })
  if (has(false)) return 'typoFree'
  return request.typoTolerance !== false && has(true) ? 'typos' : 'none'
}

function textsOf(record: SearchRecord, attribute: string): string[] {
  const value = record[attribute]
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

function plain(text: string): string {
  let result = ''
  for (const letter of text.toLowerCase().normalize('NFD')) {
    if (/\p{M}/u.test(letter)) continue
    const known: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' }
    result += known[letter] ?? letter
  }
  return result
}

const split = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Names repeat by the thousand, so their words are remembered. */
function remembered(work: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const words = known.get(text) ?? work(text)
    known.set(text, words)
    return words
  }
}

const writtenWords = remembered((text) => {
  return text.split(/\s+/).flatMap((part) => [...split(part), ...(split(part).length > 1 ? [split(part).join('')] : [])])
})

const runTogether = remembered((text) => {
  const single = split(text)
  const parts = text
    .split(/\s+/)
    .map((part) => split(part).join(''))
    .filter((part) => part !== '')
  return [single, parts].flatMap((list) => list.slice(0, -1).map((word, at) => word + list[at + 1]))
})

function isAmong(words: readonly string[], typed: string, unfinished: boolean, mayTypo: boolean): boolean {
  return words.some((word) => (unfinished ? word.startsWith(typed) : word === typed) || (mayTypo && isMistyped(word, typed, unfinished)))
}

/** The same few words are compared for thousands of records. */
const compared = new Map<string, boolean>()

function isMistyped(word: string, typed: string, unfinished: boolean): boolean {
  if (!/^\p{L}+$/u.test(typed) || !/^\p{L}+$/u.test(word)) return false
  const key = `${word}/${typed}/${unfinished}`
  const known = compared.get(key)
  if (known !== undefined) return known
  const forgiven = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  const meant = unfinished ? Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)) : [word]
  const isIt = forgiven > 0 && meant.some((whole) => naiveTypos(typed, whole) + (typed[0] === word[0] ? 0 : 1) <= forgiven)
  compared.set(key, isIt)
  return isIt
}

/** The fewest typos that turn one word into another: the definition, written down as it is spoken. */
export function naiveTypos(left: string, right: string): number {
  const known = new Map<string, number>()
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i},${j}`
    const found = known.get(key)
    if (found !== undefined) return found
    let least = Math.min(between(i - 1, j) + 1, between(i, j - 1) + 1, between(i - 1, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1))
    if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) least = Math.min(least, between(i - 2, j - 2) + 1)
    known.set(key, least)
    return least
  }
  return between(left.length, right.length)
}
