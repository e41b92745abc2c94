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

/** Whole numbers in as few bytes each as the largest needs: more of a column fits the processor's caches. */
export type WholeNumbers = Uint8Array | Uint16Array | Uint32Array

export function narrowest(length: number, largest: number): WholeNumbers {
  if (largest < 0x100) return new Uint8Array(length)
  return largest < 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}

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
