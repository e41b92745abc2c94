import { type Bits, intersect, unite } from '../segment/bits'
import type { Scratch } from '../segment/Scratch'
import { allowedTypos } from './allowedTypos'
import type { TokenDictionary } from './TokenDictionary'

/** How a text is searched for; see `queryWords`. */
export interface TextQuery {
  readonly words: readonly string[]
  readonly typos: boolean
  /** A bit for each searched text; -1: all. */
  readonly fields: number
}

export interface TextMatches {
  /** Rows where every word is found as typed. */
  readonly typoFree: Bits
  /** Whether there may be such a row: where nothing is written as it was typed, nobody need look. */
  readonly anyTypoFree: boolean
  /** Those, and rows where every word is found, some with typos. */
  readonly all: Bits
}

/**
 * Finds rows by words. Every word must be in a row, in whichever text; the last may be unfinished.
 * A word is in a row as itself, or run together with a neighbour: 'cx 5' finds what is written 'CX5', too.
 */
export class TextIndex {
  constructor(
    private readonly words: TokenDictionary,
    private readonly pairs: TokenDictionary,
    private readonly codes: TokenDictionary,
  ) {}

  match({ words, typos, fields }: TextQuery, scratch: Scratch): TextMatches {
    let matched: TextMatches | null = null
    let joinedBefore: TextMatches | null = null
    for (const [index, word] of words.entries()) {
      const isLast = index === words.length - 1
      let found = this.matchWord(word, isLast, typos, fields, scratch)
      if (joinedBefore) found = joined(found, joinedBefore)
      const following = words[index + 1]
      joinedBefore =
        following === undefined ? null : this.matchJoined(`${word}${following}`, index + 2 === words.length, typos, fields, scratch)
      if (joinedBefore) found = joined(found, joinedBefore)
      matched = matched ? both(matched, found) : found
    }
    return matched ?? { typoFree: scratch.allBits(), anyTypoFree: true, all: scratch.allBits() }
  }

  private matchWord(word: string, isPrefix: boolean, typos: boolean, fields: number, scratch: Scratch): TextMatches {
    const typoFree = scratch.noBits()
    let anyTypoFree = this.words.addRows(word, isPrefix, fields, typoFree)
    if (this.pairs.addRows(word, isPrefix, fields, typoFree)) anyTypoFree = true
    if (this.codes.addRows(word, isPrefix, fields, typoFree)) anyTypoFree = true
    const allowed = typos ? allowedTypos(word) : 0
    const all = scratch.copyOf(typoFree)
    if (allowed > 0) {
      this.words.addRowsWithTypos(word, allowed, isPrefix, fields, all)
      this.pairs.addRowsWithTypos(word, allowed, isPrefix, fields, all)
    }
    return { typoFree, anyTypoFree, all }
  }

  /** Words run together are looked for where someone wrote them together, not among pairs: 'golf gti' is not 'Golf GTD' mistyped. */
  private matchJoined(word: string, isPrefix: boolean, typos: boolean, fields: number, scratch: Scratch): TextMatches {
    const typoFree = scratch.noBits()
    let anyTypoFree = this.words.addRows(word, isPrefix, fields, typoFree)
    if (this.codes.addRows(word, isPrefix, fields, typoFree)) anyTypoFree = true
    const allowed = typos ? allowedTypos(word) : 0
    const all = scratch.copyOf(typoFree)
    if (allowed > 0) this.words.addRowsWithTypos(word, allowed, isPrefix, fields, all)
    return { typoFree, anyTypoFree, all }
  }
}

/** What either found, in the sets of `into`. */
function joined(into: TextMatches, other: TextMatches): TextMatches {
  if (other.anyTypoFree) unite(into.typoFree, other.typoFree)
  unite(into.all, other.all)
  return { ...into, anyTypoFree: into.anyTypoFree || other.anyTypoFree }
}

/** What both found, in the sets of `into`. */
function both(into: TextMatches, other: TextMatches): TextMatches {
  intersect(into.typoFree, other.typoFree)
  intersect(into.all, other.all)
  return { ...into, anyTypoFree: into.anyTypoFree && other.anyTypoFree }
}
