import { findMatches } from '@forecourt/schema/findMatches'
import type { Run, TextContent } from './Advert'
import type { Offence } from './ComplianceRule'

/** A match of a pattern in a text. */
export interface Match extends Offence {
  readonly text: string
}

/** All matches of a global pattern. */
export const matchesIn = (text: string, pattern: RegExp): Match[] =>
  findMatches(text, pattern).map((found) => ({ at: found.index, length: found[0].length, text: found[0] }))

/** The size and visibility of a text at a position. */
export const runAt = ({ runs }: TextContent, at: number): Run => {
  let low = 0
  let high = runs.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((runs[middle]?.from ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return runs[low] ?? { from: 0, size: 16, hidden: false }
}

/** The largest visible size within a match. */
export const largestSize = (content: TextContent, { at, length }: Offence): number => {
  let size = 0
  for (const { from, size: each, hidden } of content.runs) {
    if (from >= at + length) break
    if (from >= at && !hidden) size = Math.max(size, each)
  }
  return Math.max(size, runAt(content, at).size)
}

/** Characters between two matches. */
const distance = (one: Offence, other: Offence): number => Math.max(one.at - other.at - other.length, other.at - one.at - one.length, 0)

/** Matches within a number of characters, nearest first. */
export const nearMatches = (match: Offence, others: readonly Match[], reach: number): Match[] =>
  others.filter((each) => distance(match, each) <= reach).sort((one, other) => distance(match, one) - distance(match, other))

/** The text around a match. */
export const textAround = ({ text }: Pick<TextContent, 'text'>, { at, length }: Offence, reach: number): string =>
  text.slice(Math.max(0, at - reach), at + length + reach)

/** The sentence or line of a match. */
export const sentenceAt = ({ text }: TextContent, { at, length }: Offence): string => {
  const ends = /[.!?;](?=\s|$)|\n/g
  let from = Math.max(0, at - 200)
  for (const end of findMatches(text.slice(from, at), ends)) from = Math.max(from, Math.max(0, at - 200) + end.index + 1)
  ends.lastIndex = 0
  const rest = /[.!?;](?=\s|$)|\n/.exec(text.slice(at + length, at + length + 200))
  return text.slice(from, at + length + (rest?.index ?? 200))
}

/** A sentence or line with its position, without what is more than 200 characters from a match. */
const findSentence = (content: TextContent, match: Offence): Match => {
  const text = sentenceAt(content, match)
  const at = content.text.lastIndexOf(text, match.at)
  const leadingBlanks = text.length - text.trimStart().length
  return { at: at + leadingBlanks, length: text.trim().length, text: text.trim() }
}

/** Ideas that a sentence combines, in any order and wording. */
interface SentenceIdeas {
  /** The rarest idea, as a global pattern; the others are searched in its sentence. */
  readonly of: RegExp
  readonly and: readonly RegExp[]
  /** Ideas that make the sentence lawful. */
  readonly but?: RegExp
}

/** Sentences that combine some ideas, each once. */
export const sentencesWith =
  (...all: readonly SentenceIdeas[]) =>
  ({ content }: { readonly content: TextContent }): Match[] => {
    const found = new Map<number, Match>()
    for (const { of, and, but } of all)
      for (const match of matchesIn(content.text, of)) {
        const sentence = findSentence(content, match)
        if (found.has(sentence.at) || but?.test(sentence.text)) continue
        if (and.every((idea) => idea.test(sentence.text))) found.set(sentence.at, sentence)
      }
    return [...found.values()]
  }

type Find = (advert: { readonly content: TextContent }) => readonly Match[]

/** Matches of the first search, and those of the second outside of them. */
export const findEither =
  (first: Find, second: Find): Find =>
  (advert) => {
    const found = first(advert)
    return [...found, ...second(advert).filter((match) => !found.some((each) => distance(match, each) === 0))]
  }

/** A rule's search by one pattern, without matches that `isAllowed`. */
export const findPattern =
  (pattern: RegExp, isAllowed: (content: TextContent, match: Match) => boolean = () => false) =>
  ({ content }: { readonly content: TextContent }): Match[] =>
    matchesIn(content.text, pattern).filter((match) => !isAllowed(content, match))
