import { createFlusher } from '../counting/createFlusher'

/** Counts looks at cars in memory and writes them down now and then, so that no page waits for it (API-04). */
export interface ViewCounter {
  add(organisationId: string, carId: string): void
  /** Looks at a car that are not written down yet. */
  waiting(organisationId: string, carId: string): number
  /** Writes down what there is; what fails is kept for the next time. */
  flush(): Promise<void>
}

export interface ViewCounterOptions {
  write(organisationId: string, looks: ReadonlyMap<string, number>): Promise<void>
  /** How long a look may wait. Milliseconds. */
  readonly pauseMs: number
  /** The most cars that may wait; looks at further ones are forgotten while the database is away. */
  readonly mostCars: number
}

export function createViewCounter({ write, pauseMs, mostCars }: ViewCounterOptions): ViewCounter {
  const waiting = new Map<string, Map<string, number>>()
  let cars = 0
  const { soon, flush } = createFlusher({ write: writeAll, pauseMs })

  function put(organisationId: string, carId: string, looks: number): void {
    const ofOrganisation = waiting.get(organisationId) ?? new Map<string, number>()
    const known = ofOrganisation.get(carId)
    if (known === undefined) {
      if (cars >= mostCars) return
      cars++
    }
    ofOrganisation.set(carId, (known ?? 0) + looks)
    waiting.set(organisationId, ofOrganisation)
    soon()
  }

  async function writeAll(): Promise<void> {
    const taken = [...waiting]
    waiting.clear()
    cars = 0
    for (const [organisationId, looks] of taken) {
      try {
        await write(organisationId, looks)
      } catch (error) {
        console.error(error)
        for (const [carId, count] of looks) put(organisationId, carId, count)
      }
    }
  }

  return {
    add: (organisationId, carId) => put(organisationId, carId, 1),
    waiting: (organisationId, carId) => waiting.get(organisationId)?.get(carId) ?? 0,
    flush,
  }
}
