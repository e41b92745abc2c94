/** Bytes that may be held in memory at once for requests that are still being received. */
export interface ByteBudget {
  /** Takes bytes for a holder; false when there are too few left, for all or for this one. */
  take(holder: string, bytes: number): boolean
  give(holder: string, bytes: number): void
}

/** `total` bytes for all, at most `each` of them for one holder, such as an address. */
export function createByteBudget({ total, each }: { total: number; each: number }): ByteBudget {
  const held = new Map<string, number>()
  let taken = 0
  return {
    take(holder, bytes) {
      const own = (held.get(holder) ?? 0) + bytes
      if (taken + bytes > total || own > each) return false
      taken += bytes
      held.set(holder, own)
      return true
    },
    give(holder, bytes) {
      taken -= bytes
      const own = (held.get(holder) ?? 0) - bytes
      if (own > 0) held.set(holder, own)
      else held.delete(holder)
    },
  }
}
