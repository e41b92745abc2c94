import type { Bits } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import { type BoostCondition, neighbourConditions, waysCondition } from './BoostCondition'
import { anyWay, inName, notAside, rowsOfAll, type TermRows, typoFree, whole } from './TermRows'

/** Matches of a query's terms. */
export interface TextMatches {
  /** Read-only. */
  readonly all: Bits
  /** Ranking conditions, most important first; the same number for a query in every segment. */
  readonly better: readonly BoostCondition[]
}

/** A segment's rows for each term of a query. */
export class QueryRows {
  constructor(
    private readonly terms: readonly TermRows[],
    /** For each term but the last: rows where it and the next are adjacent in a name; null if none. */
    private readonly neighbours: readonly (Bits | null)[],
    private readonly scratch: Scratch,
  ) {}

  /** Rows that match a term in an accepted way; null if none. */
  rowsOf(term: number, accepted: number): Bits | null {
    return this.terms[term]?.rows(accepted) ?? null
  }

  /** The matches of the terms at these places, in order. */
  match(places: readonly number[]): TextMatches {
    const terms = places.map((at) => this.terms[at] as TermRows)
    const { scratch } = this
    const ways = (accepted: number) => waysCondition(terms, accepted, scratch)
    const adjacent = places.flatMap((place, index) => (places[index + 1] === place + 1 ? (this.neighbours[place] ?? []) : []))
    return {
      all: rowsOfAll(terms, anyWay, scratch) ?? scratch.noBits(),
      better: [
        ways(typoFree),
        ways(whole),
        ...neighbourConditions(Math.max(0, places.length - 1), adjacent, scratch),
        ways(inName),
        ways(notAside),
      ],
    }
  }
}
