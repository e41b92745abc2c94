import { narrowest, type WholeNumbers } from './narrowest'

/** A list of whole numbers that grows without knowing its length beforehand, in four bytes each. */
export class GrowingList {
  private items = new Uint32Array(64)
  length = 0

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.items)
      this.items = larger
    }
    this.items[this.length++] = item
  }

  at(index: number): number {
    return this.items[index] as number
  }

  set(index: number, item: number): void {
    this.items[index] = item
  }

  /** A copy of just the length needed. */
  done(): Uint32Array {
    return this.items.slice(0, this.length)
  }

  /** The same in as few bytes each as the largest needs. */
  narrow(): WholeNumbers {
    let largest = 0
    for (let index = 0; index < this.length; index++) if (this.at(index) > largest) largest = this.at(index)
    const items = narrowest(this.length, largest)
    items.set(this.items.subarray(0, this.length))
    return items
  }
}
