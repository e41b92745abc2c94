import { GrowingList } from '../work/GrowingList'

const firstSlots = 1024
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Initial hash value, and the hash extended by a letter. */
export const noHash = 0x811c9dc5
export const withLetter = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193)

/** Encodes a token as UTF-8 and returns its length; for short ASCII tokens faster than `TextEncoder`. */
const writeToken = (token: string, into: Uint8Array): number => {
  for (let at = 0; at < token.length; at++) {
    const code = token.charCodeAt(at)
    if (code >= 0x80) return encoder.encodeInto(token, into).written
    into[at] = code
  }
  return token.length
}

/**
 * Numbers tokens by first appearance. A hash table with open addressing over UTF-8 bytes, so that a token in a text is looked up without
 * creating a substring: most tokens of long texts are known.
 */
export class TokenNumbers {
  /** Tokens by number. */
  readonly names: string[] = []
  /** Hash table: a token's number plus one in the first matching slot from its hash; 0 is free. At least half are free. */
  private slots = new Uint32Array(firstSlots)
  private hashes = new Uint32Array(firstSlots / 2)
  /** The letters of token `n` are `letters` from `starts[n]` up to `starts[n + 1]`. */
  private letters = new Uint8Array(8 * firstSlots)
  private readonly starts = new GrowingList()
  private encoded = new Uint8Array(64)

  constructor() {
    this.starts.push(0)
  }

  /** @param token normalised by `foldText` */
  numberOf(token: string): number {
    if (this.encoded.length < token.length * 3) this.encoded = new Uint8Array(token.length * 3)
    const { encoded } = this
    const length = writeToken(token, encoded)
    let hash = noHash
    for (let at = 0; at < length; at++) hash = withLetter(hash, encoded[at] as number)
    return this.numberWithin(encoded, 0, length, hash, token)
  }

  /**
   * The number of the token in a text from `start` up to `end`.
   *
   * @param token the token as a string, if available
   */
  numberWithin(text: Uint8Array, start: number, end: number, lettersHash: number, token?: string): number {
    const hash = (lettersHash ^ (lettersHash >>> 15)) >>> 0
    const { slots, hashes } = this
    const last = slots.length - 1
    let slot = hash & last
    for (;;) {
      const number = (slots[slot] as number) - 1
      if (number < 0) break
      if (hashes[number] === hash && this.isThere(number, text, start, end)) return number
      slot = (slot + 1) & last
    }
    const number = this.names.length
    slots[slot] = number + 1
    hashes[number] = hash
    this.write(text.subarray(start, end), token)
    return number
  }

  /** Tokens by number; ends the numbering. */
  done(): readonly string[] {
    this.slots = new Uint32Array()
    this.hashes = new Uint32Array()
    this.letters = new Uint8Array()
    return this.names
  }

  private isThere(number: number, text: Uint8Array, start: number, end: number): boolean {
    const { letters } = this
    const first = this.starts.at(number)
    if (this.starts.at(number + 1) - first !== end - start) return false
    for (let at = start; at < end; at++) if (letters[first + at - start] !== text[at]) return false
    return true
  }

  private write(token: Uint8Array, name = decoder.decode(token)): void {
    const first = this.starts.at(this.names.length)
    if (first + token.length > this.letters.length) {
      const letters = new Uint8Array(2 * (first + token.length))
      letters.set(this.letters)
      this.letters = letters
    }
    this.letters.set(token, first)
    this.starts.push(first + token.length)
    this.names.push(name)
    if (this.names.length === this.hashes.length) this.grow()
  }

  private grow(): void {
    const hashes = new Uint32Array(this.hashes.length * 2)
    hashes.set(this.hashes)
    const slots = new Uint32Array(hashes.length * 2)
    const last = slots.length - 1
    for (let number = 0; number < this.names.length; number++) {
      let slot = (hashes[number] as number) & last
      while (slots[slot] !== 0) slot = (slot + 1) & last
      slots[slot] = number + 1
    }
    this.hashes = hashes
    this.slots = slots
  }
}
