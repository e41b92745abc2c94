/** A list of bytes that grows without knowing its length beforehand. */
export class GrowingBytes {
  private items = new Uint8Array(1024)
  length = 0

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint8Array(this.length * 2)
      larger.set(this.items)
      this.items = larger
    }
    this.items[this.length++] = item
  }

  /** A copy of just the length needed. */
  done(): Uint8Array {
    return this.items.slice(0, this.length)
  }
}
