import type { Bits } from './bits'

/**
 * A pool of scratch buffers for a search, reused by the next: allocating and collecting dozens of large arrays per search would take longer
 * than the search. Buffers are valid until `reset`.
 */
export class Scratch {
  private readonly bits: Bits[] = []
  private readonly counts: Uint32Array[] = []
  private bitsTaken = 0
  private countsTaken = 0

  constructor(private readonly rows: number) {}

  reset(): void {
    this.bitsTaken = 0
    this.countsTaken = 0
  }

  noBits(): Bits {
    return this.anyBits().fill(0)
  }

  allBits(): Bits {
    const bits = this.anyBits().fill(-1)
    if (this.rows % 32 > 0) bits[bits.length - 1] = (1 << (this.rows % 32)) - 1
    return bits
  }

  copyOf(other: Bits): Bits {
    const bits = this.anyBits()
    bits.set(other)
    return bits
  }

  /** Set difference: `bits` without `others`. */
  except(bits: Bits, others: Bits): Bits {
    const rest = this.anyBits()
    for (let word = 0; word < rest.length; word++) rest[word] = (bits[word] as number) & ~(others[word] as number)
    return rest
  }

  union(left: Bits, right: Bits): Bits {
    const both = this.anyBits()
    for (let word = 0; word < both.length; word++) both[word] = (left[word] as number) | (right[word] as number)
    return both
  }

  intersection(left: Bits, right: Bits): Bits {
    const both = this.anyBits()
    for (let word = 0; word < both.length; word++) both[word] = (left[word] as number) & (right[word] as number)
    return both
  }

  /** A zeroed buffer of at least `length`. */
  zeroes(length: number): Uint32Array {
    const ready = this.counts[this.countsTaken]
    const counts = ready && ready.length >= length ? ready.fill(0) : new Uint32Array(length)
    this.counts[this.countsTaken++] = counts
    return counts
  }

  private anyBits(): Bits {
    const bits = this.bits[this.bitsTaken] ?? new Int32Array((this.rows + 31) >>> 5)
    this.bits[this.bitsTaken++] = bits
    return bits
  }
}
