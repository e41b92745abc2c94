import type { Bits } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import { type BoostCondition, neighbourConditions, waysCondition } from './BoostCondition'
import { anyWay, inName, notAside, rowsOfAll, typoFree, type WordRows, whole } from './WordRows'

/** Matches of a query's words. */
export interface TextMatches {
  /** Read-only. */
  readonly all: Bits
  /** Ranking conditions, most important first; the same number for a query in every segment. */
  readonly better: readonly BoostCondition[]
}

/** A segment's rows for each word of a query. */
export class QueryRows {
  constructor(
    private readonly words: readonly WordRows[],
    /** For each word but the last: rows where it and the next are adjacent in a name; null if none. */
    private readonly neighbours: readonly (Bits | null)[],
    private readonly scratch: Scratch,
  ) {}

  /** Rows that match a word in an accepted way; null if none. */
  rowsOf(word: number, accepted: number): Bits | null {
    return this.words[word]?.rows(accepted) ?? null
  }

  /** The matches of the words at these places, in order. */
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
