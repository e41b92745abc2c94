/** Whole numbers in as few bytes each as the largest needs: more of a column fits the processor's caches. */
export type WholeNumbers = Uint8Array | Uint16Array | Uint32Array

export function narrowest(length: number, largest: number): WholeNumbers {
  if (largest < 0x100) return new Uint8Array(length)
  return largest < 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}
