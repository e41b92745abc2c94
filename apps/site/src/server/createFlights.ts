/** What is being done now, by name: whoever wants the same waits for that instead of doing it beside (request coalescing). */
export interface Flights {
  /** Something with this name begins; gives the way to say that it has ended. */
  begin(name: string): () => void
  /** Resolves when what is underway under any of the names has ended, at once where nothing is, and in any case after `limit` milliseconds. */
  landed(names: readonly string[], limit: number): Promise<void>
}

export function createFlights(): Flights {
  const underway = new Map<string, Promise<void>>()
  return {
    begin(name) {
      let land = () => {}
      const flight = new Promise<void>((resolve) => {
        land = resolve
      })
      underway.set(name, flight)
      return () => {
        if (underway.get(name) === flight) underway.delete(name)
        land()
      }
    },

    async landed(names, limit) {
      const flight = names.map((name) => underway.get(name)).find((one) => one !== undefined)
      if (!flight) return
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([flight, late])
      clearTimeout(timer)
    },
  }
}
