/** A list of numbers that grows without knowing its length beforehand. */
export class GrowingNumbers {
  private items = new Float64Array(64)
  private length = 0

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Float64Array(this.length * 2)
      larger.set(this.items)
      this.items = larger
    }
    this.items[this.length++] = item
  }

  /** A copy of just the length needed. */
  done(): Float64Array {
    return this.items.slice(0, this.length)
  }
}
