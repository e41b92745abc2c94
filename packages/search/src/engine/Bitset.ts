/** A set of document numbers, one bit each: intersections and counts stay quick for 100,000 cars. */
export class Bitset {
  private readonly words: Uint32Array

  constructor(readonly size: number) {
    this.words = new Uint32Array(Math.ceil(size / 32))
  }

  static full(size: number): Bitset {
    const set = new Bitset(size)
    set.words.fill(0xffffffff)
    const rest = size % 32
    if (rest > 0) set.words[set.words.length - 1] = 2 ** rest - 1
    return set
  }

  add(document: number): void {
    this.words[document >>> 5] = this.at(document >>> 5) | (1 << (document & 31))
  }

  has(document: number): boolean {
    return (this.at(document >>> 5) & (1 << (document & 31))) !== 0
  }

  /** Keeps only what is in `other` too. */
  intersect(other: Bitset): void {
    for (let word = 0; word < this.words.length; word++) this.words[word] = this.at(word) & other.at(word)
  }

  unite(other: Bitset): void {
    for (let word = 0; word < this.words.length; word++) this.words[word] = this.at(word) | other.at(word)
  }

  count(): number {
    let count = 0
    for (let word = 0; word < this.words.length; word++) count += bitsOf(this.at(word))
    return count
  }

  countShared(other: Bitset): number {
    let count = 0
    for (let word = 0; word < this.words.length; word++) count += bitsOf(this.at(word) & other.at(word))
    return count
  }

  private at(word: number): number {
    return this.words[word] as number
  }
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
