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
      const found = this.matchWord(word, isLast, typos, fields, scratch)
      if (joinedBefore) add(found, joinedBefore)
      const following = words[index + 1]
      joinedBefore =
        following === undefined ? null : this.matchJoined(`${word}${following}`, index + 2 === words.length, typos, fields, scratch)
      if (joinedBefore) add(found, joinedBefore)
      if (matched) {
        intersect(matched.typoFree, found.typoFree)
        intersect(matched.all, found.all)
      } else matched = found
    }
    return matched ?? { typoFree: scratch.allBits(), all: scratch.allBits() }
  }

  private matchWord(word: string, isPrefix: boolean, typos: boolean, fields: number, scratch: Scratch): TextMatches {
    const typoFree = scratch.noBits()
    this.words.addRows(word, isPrefix, fields, typoFree)
    this.pairs.addRows(word, isPrefix, fields, typoFree)
    this.codes.addRows(word, isPrefix, fields, typoFree)
    const allowed = typos ? allowedTypos(word) : 0
    const all = scratch.copyOf(typoFree)
    if (allowed > 0) {
      this.words.addRowsWithTypos(word, allowed, isPrefix, fields, all)
      this.pairs.addRowsWithTypos(word, allowed, isPrefix, fields, all)
    }
    return { typoFree, all }
  }

  /** Words run together are looked for where someone wrote them together, not among pairs: 'golf gti' is not 'Golf GTD' mistyped. */
  private matchJoined(word: string, isPrefix: boolean, typos: boolean, fields: number, scratch: Scratch): TextMatches {
    const typoFree = scratch.noBits()
    this.words.addRows(word, isPrefix, fields, typoFree)
    this.codes.addRows(word, isPrefix, fields, typoFree)
    const allowed = typos ? allowedTypos(word) : 0
    const all = scratch.copyOf(typoFree)
    if (allowed > 0) this.words.addRowsWithTypos(word, allowed, isPrefix, fields, all)
    return { typoFree, all }
  }
}

function add(into: TextMatches, other: TextMatches): void {
  unite(into.typoFree, other.typoFree)
  unite(into.all, other.all)
}
