/** Remembers for a while who came, without knowing who they are. */
export interface Visitors {
  /** Whether this is the first time within the while. */
  isNew(visitor: string): boolean
  readonly size: number
}

/** At most `most` visitors for `ms` milliseconds each; when there are more, those who came first are forgotten first. */
export function createVisitors({ most, ms, now }: { most: number; ms: number; now: () => number }): Visitors {
  /** When each came, in that order. */
  const came = new Map<string, number>()
  return {
    isNew(visitor) {
      const at = now()
      for (const [known, time] of came) {
        if (at - time < ms && came.size < most) break
        came.delete(known)
      }
      if (came.has(visitor)) return false
      came.set(visitor, at)
      return true
    },
    get size() {
      return came.size
    },
  }
}
