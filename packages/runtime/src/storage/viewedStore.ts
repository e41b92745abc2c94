import { type Store, storedTexts } from './Store'

/** A car a shopper looked at (ENT-20), with its address so that it can be shown again. */
export interface ViewedCar {
  readonly id: string
  readonly slug: string
  readonly stockNumber: string
  readonly make: string
  readonly model: string
  readonly body: string
  readonly simpleBody: string
}

const fields = ['id', 'slug', 'stockNumber', 'make', 'model', 'body', 'simpleBody'] as const

/** How many are remembered. */
export const mostViewed = 20

/** The cars a shopper looked at, newest first (FAV-05). */
export const viewedStore: Store<readonly ViewedCar[]> = {
  key: 'viewed',
  version: 1,
  empty: [],
  read: (stored) =>
    (Array.isArray(stored) ? stored : [])
      .map((entry) => storedTexts(entry, fields))
      .filter(({ id, slug }) => id && slug)
      .slice(0, mostViewed),
}
