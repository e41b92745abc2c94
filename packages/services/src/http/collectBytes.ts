/**
 * Puts together what a server sends, up to a limit in bytes; `add` throws what is made of one that is passed. It is copied, as one that
 * sends single bytes would fill memory with the buffers they come in.
 */
export const collectBytes = (largest: number, tooLarge: () => Error): { add(part: Uint8Array): void; bytes(): Buffer } => {
  let held = Buffer.allocUnsafe(Math.min(largest, 65_536))
  let size = 0
  return {
    add(part) {
      const end = size + part.length
      if (end > largest) throw tooLarge()
      if (end > held.length) {
        const larger = Buffer.allocUnsafe(Math.min(largest, Math.max(end, held.length * 2)))
        held.copy(larger, 0, 0, size)
        held = larger
      }
      held.set(part, size)
      size = end
    },
    bytes: () => held.subarray(0, size),
  }
}
