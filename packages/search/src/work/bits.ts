/** A bit set of rows: 100,000 cars are 3,125 words, so intersecting two sets takes microseconds. */
export type Bits = Int32Array

export const noBits = (rows: number): Bits => new Int32Array((rows + 31) >>> 5)

export function allBits(rows: number): Bits {
  const bits = noBits(rows).fill(-1)
  if (rows % 32 > 0) bits[bits.length - 1] = (1 << (rows % 32)) - 1
  return bits
}

export function addBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
}

export function dropBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31))
}

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5] as number) & (1 << (row & 31))) !== 0

/** Intersects `into` with `other`. */
export function intersect(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & (other[word] as number)
}

export function unite(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (other[word] as number)
}

/** Removes the rows of `other` from `into`. */
export function subtract(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & ~(other[word] as number)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number
    // Most sets are mostly empty.
    if (rest === 0) continue
    rest -= (rest >>> 1) & 0x55555555
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Writes the rows of the set to `into`, in order, and returns their number. */
export function listBits(bits: Bits, into: Uint32Array): number {
  let found = 0
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number
    while (rest !== 0) {
      const lowest = rest & -rest
      into[found++] = (word << 5) + 31 - Math.clz32(lowest)
      rest ^= lowest
    }
  }
  return found
}
