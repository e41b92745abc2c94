import { type Store, storedTexts } from './Store'

/** A favourite, with the data to display it (ENT-19). */
export interface Favourite {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly make: string
  readonly model: string
  /** Key of its first picture in file storage; empty if it has none. */
  readonly primaryImageUrl: string
}

const fields = ['id', 'name', 'slug', 'make', 'model', 'primaryImageUrl'] as const
const maxStored = 100

/** Favourites, newest first (FAV-01, FAV-05). */
export const favouritesStore: Store<readonly Favourite[]> = {
  key: 'favourites',
  version: 1,
  empty: [],
  read: (stored) =>
    (Array.isArray(stored) ? stored : [])
      .map((entry) => storedTexts(entry, fields))
      .filter(({ id, slug, name }) => id && slug && name)
      .slice(0, maxStored),
}
