import { buildCar } from '@forecourt/rules/testing/buildCar'
import { compareStore } from '@forecourt/runtime/storage/compareStore'
import { favouritesStore } from '@forecourt/runtime/storage/favouritesStore'
import { profileStore } from '@forecourt/runtime/storage/profileStore'
import { parseStored, type Store } from '@forecourt/runtime/storage/Store'
import { searchesStore } from '@forecourt/runtime/storage/searchesStore'
import { viewedStore } from '@forecourt/runtime/storage/viewedStore'
import { describe, expect, test } from 'vitest'
import { returningVisitor } from './returningVisitor'

const cars = Array.from({ length: 9 }, (_, index) => buildCar({ id: `${index}`, slug: `car-${index}`, name: `Car ${index}` }))
const read = <Value>(store: Store<Value>, found = cars) => parseStored(store, returningVisitor(found).storage[store.key] ?? null)

describe('a simulated returning shopper', () => {
  test('a simulated returning shopper has stored favourites, searches and other data in the format of the site, with cars of the site', () => {
    expect(read(favouritesStore).map(({ slug }) => slug)).toEqual(['car-0', 'car-1', 'car-2', 'car-3'])
    expect(read(compareStore)).toHaveLength(3)
    expect(read(viewedStore)).toHaveLength(6)
    expect(read(searchesStore).map(({ refinements }) => refinements)).toEqual([['Corolla'], ['Hatch', 'Under $40,000']])
    expect(read(profileStore).name).toBe('Sam')
  })

  test('a simulated returning shopper has only a stored name if the site has no cars', () => {
    expect(read(favouritesStore, [])).toEqual([])
    expect(read(searchesStore, [])).toEqual([])
    expect(returningVisitor([]).cars).toEqual([])
  })
})
