/** What is being done now, so that a change can wait for it. */
export interface Underway {
  track(work: Promise<unknown>): void
  /** Resolves when all that is underway now is done, or after `limit` milliseconds. */
  settled(limit: number): Promise<void>
}

export function createUnderway(): Underway {
  const underway = new Set<Promise<unknown>>()
  return {
    track(work) {
      const settledWork = work.then(
        () => {},
        () => {},
      )
      underway.add(settledWork)
      void settledWork.then(() => underway.delete(settledWork))
    },

    async settled(limit) {
      if (underway.size === 0) return
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([Promise.all(underway), late])
      clearTimeout(timer)
    },
  }
}
