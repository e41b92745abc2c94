/** Whole numbers of two bytes each, as fonts keep them. */
export const int16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeInt16BE(((value + 0x8000) & 0xffff) - 0x8000, index * 2)
  return bytes
}

/** Up to a whole number of four bytes. */
export const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
