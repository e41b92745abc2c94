import { createFlusher } from '../counting/createSiteCounts'

/** Counts car views in memory and writes them in batches, so that no page waits (API-04). */
export interface ViewCounter {
  add(organisationId: string, carId: string): void
  /** Unwritten views of a car. */
  pendingViews(organisationId: string, carId: string): number
  /** Writes pending views; a failed batch is retried with the next. */
  flush(): Promise<void>
}

export interface ViewCounterOptions {
  write(organisationId: string, views: ReadonlyMap<string, number>): Promise<void>
  /** Maximum delay of a view in milliseconds. */
  readonly pauseMs: number
  /** Limit of pending cars; further views are dropped while the database is unavailable. */
  readonly maxCars: number
}

export function createViewCounter({ write, pauseMs, maxCars }: ViewCounterOptions): ViewCounter {
  const pendingViews = new Map<string, Map<string, number>>()
  let cars = 0
  const { schedule, flush } = createFlusher({ write: writeAll, pauseMs })

  function storeViews(organisationId: string, carId: string, views: number): void {
    const viewsByCar = pendingViews.get(organisationId) ?? new Map<string, number>()
    const known = viewsByCar.get(carId)
    if (known === undefined) {
      if (cars >= maxCars) return
      cars++
    }
    viewsByCar.set(carId, (known ?? 0) + views)
    pendingViews.set(organisationId, viewsByCar)
    schedule()
  }

  async function writeAll(): Promise<void> {
    const taken = [...pendingViews]
    pendingViews.clear()
    cars = 0
    for (const [organisationId, views] of taken) {
      try {
        await write(organisationId, views)
      } catch (error) {
        console.error(error)
        for (const [carId, count] of views) storeViews(organisationId, carId, count)
      }
    }
  }

  return {
    add: (organisationId, carId) => storeViews(organisationId, carId, 1),
    pendingViews: (organisationId, carId) => pendingViews.get(organisationId)?.get(carId) ?? 0,
    flush,
  }
}
