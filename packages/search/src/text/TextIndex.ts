import { allowedTypos } from './allowedTypos'
import type { CodeDictionary } from './CodeDictionary'
import type { LongTexts } from './LongTexts'
import type { TokenDictionary } from './TokenDictionary'
import { described, named, type WordRows } from './WordRows'

/** An unfinished word finds codes that begin so from here on: 'm' means a Mazda, not a number of a chassis. */
const leastBegun = 3

/** Finds rows by words of their texts: as they are, or run together with a neighbour: 'cx 5' finds what is written 'CX5', too. */
export class TextIndex {
  constructor(
    private readonly words: TokenDictionary,
    private readonly pairs: TokenDictionary,
    private readonly long: LongTexts,
    private readonly codes: CodeDictionary,
  ) {}

  /** Adds the rows with a word; with `isPrefix` it may be unfinished. Neighbours run together forgive no typo: 'C-HR Standard' is no 'cars'. */
  addWord(word: string, isPrefix: boolean, typos: boolean, fields: number, into: WordRows): void {
    this.words.addRows(word, isPrefix, named, fields, into)
    this.addPairs(word, isPrefix, fields, into)
    this.codes.addRows(word, isPrefix && word.length >= leastBegun, described, fields, into)
    this.addTypos(word, isPrefix, typos, fields, into)
  }

  /** Words typed apart are looked for where someone wrote them together, not among pairs: 'golf gti' is not 'Golf GTD' mistyped. */
  addJoined(word: string, isPrefix: boolean, typos: boolean, fields: number, into: WordRows): void {
    this.words.addRows(word, isPrefix, named, fields, into)
    this.codes.addRows(word, isPrefix && word.length >= leastBegun, described, fields, into)
    this.addTypos(word, isPrefix, typos, fields, into)
  }

  /** Adds the rows with two words next to each other in one name, written together or apart. */
  addNeighbours(word: string, isPrefix: boolean, fields: number, into: WordRows): void {
    this.words.addRows(word, isPrefix, named, fields, into)
    this.addPairs(word, isPrefix, fields, into)
  }

  private addPairs(word: string, isPrefix: boolean, fields: number, into: WordRows): void {
    this.pairs.addRows(word, isPrefix, named, fields, into)
    this.long.addRows(word, isPrefix, named, fields, into)
  }

  private addTypos(word: string, isPrefix: boolean, typos: boolean, fields: number, into: WordRows): void {
    const allowed = typos ? allowedTypos(word) : 0
    if (allowed > 0) this.words.addRowsWithTypos(word, allowed, isPrefix, named, fields, into)
  }
}
