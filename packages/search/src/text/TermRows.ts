import { type Bits, intersect, unite } from '../work/bits'
import type { Scratch } from '../work/Scratch'

/** How a term matches: exactly or by a synonym, as a prefix, or with typos. */
export const written = 0
export const begun = 1
export const mistyped = 2
/** Where it matches: in a name, a descriptive attribute, or an incidental one. */
export const named = 0
export const described = 1
export const aside = 2

const placesPerKind = 3
const matchKind = (how: number, where: number) => how * placesPerKind + where

/** Bit masks of accepted matches: any, without typos, whole term, in a name, not incidental. */
const acceptsIf = (test: (how: number, where: number) => boolean) => {
  let ways = 0
  for (let how = 0; how < 3; how++)
    for (let where = 0; where < placesPerKind; where++) if (test(how, where)) ways |= 1 << matchKind(how, where)
  return ways
}
export const anyWay = acceptsIf(() => true)
export const typoFree = acceptsIf((how) => how !== mistyped)
export const whole = acceptsIf((how) => how === written)
export const inName = acceptsIf((_, where) => where === named)
export const notAside = acceptsIf((_, where) => where !== aside)

/** The rows that match a term of a query, by how and where. */
export class TermRows {
  private readonly sets: (Bits | null)[] = [null, null, null, null, null, null, null, null, null]
  /** Bit mask of the sets that aren't shared. */
  private owned = 0
  private ways = 0
  private readonly unions = new Map<number, Bits>()

  constructor(private readonly scratch: Scratch) {}

  /** A set to add rows to. */
  room(how: number, where: number): Bits {
    const kind = matchKind(how, where)
    const known = this.sets[kind]
    if (known && (this.owned & (1 << kind)) !== 0) return known
    const bits = known ? this.scratch.copyOf(known) : this.scratch.noBits()
    this.sets[kind] = bits
    this.owned |= 1 << kind
    this.ways |= 1 << kind
    return bits
  }

  /** Rows found so far for a kind of match; null if there are none. Read-only. */
  known(how: number, where: number): Bits | null {
    return this.sets[matchKind(how, where)] ?? null
  }

  /** Adds the rows of a set. The first set of a kind is shared with the caller; it is copied when more rows of that kind are added. */
  add(how: number, where: number, bits: Bits): void {
    const kind = matchKind(how, where)
    if (this.sets[kind]) unite(this.room(how, where), bits)
    else {
      this.sets[kind] = bits
      this.ways |= 1 << kind
    }
  }

  /** Adds the sets of another term. */
  addAll(other: TermRows): void {
    for (const [kind, bits] of other.sets.entries()) if (bits) this.add(Math.floor(kind / placesPerKind), kind % placesPerKind, bits)
  }

  /** The sets of accepted matches. */
  setsOf(accepted: number): Bits[] {
    return this.sets.filter((bits, kind): bits is Bits => bits !== null && (accepted & (1 << kind)) !== 0)
  }

  /** Whether the bit mask `accepted` has any kind of match found so far. */
  meets(accepted: number): boolean {
    return (this.ways & accepted) !== 0
  }

  /** Whether the bit mask `accepted` has all kinds of match found so far. */
  meetsAll(accepted: number): boolean {
    return (this.ways & ~accepted) === 0
  }

  /** Rows with accepted matches; null if none. Read-only. */
  rows(accepted: number): Bits | null {
    const ways = this.ways & accepted
    if (ways === 0) return null
    const known = this.unions.get(ways)
    if (known) return known
    let union: Bits | null = null
    let isCopy = false
    for (const [kind, bits] of this.sets.entries()) {
      if (!bits || (ways & (1 << kind)) === 0) continue
      if (!union) union = bits
      else {
        if (!isCopy) union = this.scratch.copyOf(union)
        isCopy = true
        unite(union, bits)
      }
    }
    this.unions.set(ways, union as Bits)
    return union
  }
}

/** Rows that match all terms in an accepted kind; null if none. Read-only. */
export function rowsOfAll(terms: readonly TermRows[], accepted: number, scratch: Scratch): Bits | null {
  let all: Bits | null = null
  let isCopy = false
  for (const term of terms) {
    const rows = term.rows(accepted)
    if (!rows) return null
    if (!all) all = rows
    else if (isCopy) intersect(all, rows)
    else {
      all = scratch.intersection(all, rows)
      isCopy = true
    }
  }
  return all
}
