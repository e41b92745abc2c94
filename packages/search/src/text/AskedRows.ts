import { type Bits, unite } from '../segment/bits'
import type { Scratch } from '../segment/Scratch'
import { anyWay, inName, notAside, rowsOfAll, typoFree, type WordRows, whole } from './WordRows'

/** What some rows have and others have not: a set, or all that were found, or none. */
export type Told = Bits | 'all' | 'none'

/** What is found by the words of a query. */
export interface TextMatches {
  /** Not to be changed. */
  readonly all: Bits
  /** What tells which rows answer better, what matters most first; as many conditions for the same query in every segment. */
  readonly better: readonly Told[]
}

/** The rows of one segment that have the words of a query, word by word. */
export class AskedRows {
  constructor(
    private readonly words: readonly WordRows[],
    /** After each word but the last: the rows where it and the next are neighbours in a name; null: none. */
    private readonly neighbours: readonly (Bits | null)[],
    private readonly scratch: Scratch,
  ) {}

  /** The rows with a word, by how it may be found; null: none. */
  rowsOf(word: number, accepted: number): Bits | null {
    return this.words[word]?.rows(accepted) ?? null
  }

  /** What is found by the words of these places, in order. */
  match(places: readonly number[]): TextMatches {
    const words = places.map((at) => this.words[at] as WordRows)
    const { scratch } = this
    const told = (accepted: number): Told =>
      words.every((word) => word.meetsAll(accepted)) ? 'all' : (rowsOfAll(words, accepted, scratch) ?? 'none')
    return {
      all: rowsOfAll(words, anyWay, scratch) ?? scratch.noBits(),
      better: [told(typoFree), told(whole), ...this.withNeighbours(places), told(inName), told(notAside)],
    }
  }

  /** The rows where all words stand next to each other, then those where all but one of them do, and so on. */
  private withNeighbours(places: readonly number[]): Told[] {
    const { scratch } = this
    const atLeast: Told[] = places.slice(1).map(() => 'none')
    for (const [index, place] of places.slice(0, -1).entries()) {
      const rows = places[index + 1] === place + 1 ? this.neighbours[place] : null
      if (!rows) continue
      // So many pairs have been found where one fewer was, and this one.
      for (let count = atLeast.length - 1; count >= 0; count--) {
        const before = count === 0 ? rows : atLeast[count - 1]
        if (before === 'none' || before === 'all' || before === undefined) continue
        const both = count === 0 ? scratch.copyOf(rows) : scratch.intersection(before, rows)
        const known = atLeast[count]
        if (typeof known === 'object') unite(known, both)
        else atLeast[count] = both
      }
    }
    return atLeast.reverse()
  }
}
