import type { Car } from '@forecourt/rules/entities/Car'
import { compareStore } from '@forecourt/runtime/storage/compareStore'
import { favouritesStore } from '@forecourt/runtime/storage/favouritesStore'
import { profileStore } from '@forecourt/runtime/storage/profileStore'
import type { Store } from '@forecourt/runtime/storage/Store'
import { type StoredSearch, searchesStore } from '@forecourt/runtime/storage/searchesStore'
import { viewedStore } from '@forecourt/runtime/storage/viewedStore'
import type { PreviewVisitor } from './PreviewVisitor'

const maxStored = 6
const maxCompared = 3

const storedEntry = <Value>({ key, version }: Store<Value>, value: NoInfer<Value>) => [key, JSON.stringify({ version, value })] as const

/** Saved searches that fit these cars: by make, and by body with a maximum price. */
const searchesOf = (cars: readonly Car[]): StoredSearch[] => {
  const [first, second] = cars
  if (!first) return []
  const { make, makeSlug, simpleBody } = first
  const body = simpleBody ?? second?.simpleBody
  return [
    { path: `/search/${makeSlug}?sort=price-asc`, name: make, refinements: [first.model] },
    ...(body ? [{ path: `/search?body=${encodeURIComponent(body)}`, name: '', refinements: [body, 'Under $40,000'] }] : []),
  ]
}

/** A returning visitor made of the site's own cars: saved, compared and viewed cars, and a name, in their browser storage. */
export const returningVisitor = (siteCars: readonly Car[]): PreviewVisitor => {
  const cars = siteCars.slice(0, maxStored)
  const summaries = cars.map(({ id, name, slug, make, model, images }) => ({
    id,
    name,
    slug,
    make,
    model,
    primaryImageUrl: images[0]?.key ?? '',
  }))
  return {
    kind: 'returning',
    cars,
    storage: Object.fromEntries([
      storedEntry(favouritesStore, summaries.slice(0, 4)),
      storedEntry(
        compareStore,
        summaries.slice(0, maxCompared).map(({ slug, name, primaryImageUrl }) => ({ slug, name, primaryImageUrl })),
      ),
      storedEntry(
        viewedStore,
        cars.map(({ id, slug, stockNumber, make, model, body, simpleBody }) => ({
          id,
          slug,
          stockNumber,
          make,
          model,
          body: body ?? '',
          simpleBody: simpleBody ?? '',
        })),
      ),
      storedEntry(searchesStore, searchesOf(cars)),
      storedEntry(profileStore, { name: 'Sam', lastName: 'Example', email: 'sam@example.com', phone: '0491 570 006', postcode: '2000' }),
    ]),
  }
}
