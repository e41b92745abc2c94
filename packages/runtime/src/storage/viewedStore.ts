import { type Store, storedTexts } from './Store'

/** A viewed car with its URL (ENT-20). */
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

/** Number of stored cars. */
export const maxViewed = 20

/** Recently viewed cars, newest first (FAV-05). */
export const viewedStore: Store<readonly ViewedCar[]> = {
  key: 'viewed',
  version: 1,
  empty: [],
  read: (stored) =>
    (Array.isArray(stored) ? stored : [])
      .map((entry) => storedTexts(entry, fields))
      .filter(({ id, slug }) => id && slug)
      .slice(0, maxViewed),
}
