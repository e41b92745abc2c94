/** A growable list of 32-bit unsigned integers. */
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

  /** A copy of exact length. */
  done(): Uint32Array {
    return this.items.slice(0, this.length)
  }

  /** A copy with the narrowest integer type that fits. */
  narrow(): WholeNumbers {
    let largest = 0
    for (let index = 0; index < this.length; index++) if (this.at(index) > largest) largest = this.at(index)
    const items = narrowest(this.length, largest)
    items.set(this.items.subarray(0, this.length))
    return items
  }
}

/** Integers in the narrowest type that fits, so that more of a column fits in the CPU cache. */
export type WholeNumbers = Uint8Array | Uint16Array | Uint32Array

export function narrowest(length: number, largest: number): WholeNumbers {
  if (largest < 0x100) return new Uint8Array(length)
  return largest < 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}

/** A growable list of numbers. */
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

  /** A copy of exact length. */
  done(): Float64Array {
    return this.items.slice(0, this.length)
  }
}

/** A growable list of bytes. */
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

  /** A copy of exact length. */
  done(): Uint8Array {
    return this.items.slice(0, this.length)
  }
}
