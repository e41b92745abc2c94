import type { Bits } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import { type BoostCondition, neighbourConditions, waysCondition } from './BoostCondition'
import { anyWay, inName, notAside, rowsOfAll, typoFree, type WordRows, whole } from './WordRows'

/** What is found by the words of a query. */
export interface TextMatches {
  /** Not to be changed. */
  readonly all: Bits
  /** What tells which rows answer better, what matters most first; as many conditions for the same query in every segment. */
  readonly better: readonly BoostCondition[]
}

/** The rows of one segment that have the words of a query, word by word. */
export class QueryRows {
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
    const ways = (accepted: number) => waysCondition(words, accepted, scratch)
    const beside = places.flatMap((place, index) => (places[index + 1] === place + 1 ? (this.neighbours[place] ?? []) : []))
    return {
      all: rowsOfAll(words, anyWay, scratch) ?? scratch.noBits(),
      better: [
        ways(typoFree),
        ways(whole),
        ...neighbourConditions(Math.max(0, places.length - 1), beside, scratch),
        ways(inName),
        ways(notAside),
      ],
    }
  }
}
