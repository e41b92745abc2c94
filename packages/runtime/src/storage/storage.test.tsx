// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { buildHost } from '../testing/buildHost'
import { buildStorage } from '../testing/buildStorage'
import { renderHosted } from '../testing/renderHosted'
import * as toast from '../ui/toast/toast.client'
import { type ComparedCar, compareStore } from './compareStore'
import { type Favourite, favouritesStore } from './favouritesStore'
import { RememberSearch } from './RememberSearch.client'
import { readStored, writeStored } from './Store'
import { saveCompared } from './saveCompared'
import { saveFavourite } from './saveFavourite'
import { type StoredSearch, searchesStore } from './searchesStore'
import { withSearch } from './storeSearch'

let showToast: MockInstance<typeof toast.showToast>
beforeEach(() => {
  showToast = vi.spyOn(toast, 'showToast').mockImplementation(() => {})
})

const chosen = (slug: string): ComparedCar => ({ slug, name: `Car ${slug}`, primaryImageUrl: '' })
const saved = (id: string): Favourite => ({ ...chosen(`car-${id}`), id, make: 'Kia', model: 'Rio' })
const search = (path: string): StoredSearch => ({ path, name: '', refinements: ['SUV'] })
const stored = (key: string, value: unknown) => ({ storage: buildStorage({ [key]: JSON.stringify({ version: 1, value }) }) })

describe('the browser’s comparison (FAV-02)', () => {
  const slugsAfter = (before: readonly string[], ...steps: readonly (readonly [slug: string, compare: boolean])[]) => {
    const host = buildHost({ storage: buildStorage() })
    writeStored(host, compareStore, before.map(chosen))
    for (const [slug, compare] of steps) saveCompared(host, chosen(slug), compare)
    return readStored(host, compareStore).map(({ slug }) => slug)
  }

  it.each([
    { name: 'a first one', before: [], steps: [['a', true]], after: ['a'] },
    { name: 'a fourth', before: ['a', 'b', 'c'], steps: [['d', true]], after: ['a', 'b', 'c', 'd'] },
    { name: 'no fifth', before: ['a', 'b', 'c', 'd'], steps: [['e', true]], after: ['a', 'b', 'c', 'd'] },
    { name: 'one twice, once', before: ['a', 'b'], steps: [['a', true]], after: ['b', 'a'] },
    { name: 'one less', before: ['a', 'b'], steps: [['a', false]], after: ['b'] },
    { name: 'none that was not there', before: ['a'], steps: [['b', false]], after: ['a'] },
  ] as const)('the browser’s comparison contains $name', ({ before, steps, after }) => {
    expect(slugsAfter(before, ...steps)).toEqual(after)
  })

  it('the browser’s comparison shows an error for a fifth car', () => {
    slugsAfter(['a', 'b', 'c', 'd'], ['e', true])
    expect(showToast).toHaveBeenCalledWith(expect.stringContaining('4 cars at a time'))
  })

  it.each([
    { name: 'no list', value: { a: 1 }, slugs: [] },
    { name: 'junk in a list', value: [null, 7, 'x', { slug: 'a' }, { name: 'x' }, chosen('b')], slugs: ['b'] },
    { name: 'a car twice', value: [chosen('a'), chosen('a')], slugs: ['a'] },
    { name: 'more than four', value: ['a', 'b', 'c', 'd', 'e'].map(chosen), slugs: ['a', 'b', 'c', 'd'] },
  ])('the browser’s comparison are the valid entries of $name', ({ value, slugs }) => {
    expect(readStored(stored('compare', value), compareStore).map(({ slug }) => slug)).toEqual(slugs)
  })
})

describe('saving a car', () => {
  it('saving a car is undone, with a message, where the account fails to save (FAV-06, FAV-07, ERR-01)', async () => {
    const host = buildHost({ storage: buildStorage(), watch: () => Promise.reject(new Error('Not now.')) })
    const stored = () => readStored(host, favouritesStore).map(({ id }) => id)
    const saving = saveFavourite(host, saved('1'), true)
    expect(stored(), 'at once').toEqual(['1'])
    await saving
    expect(stored()).toEqual([])
    expect(showToast).toHaveBeenLastCalledWith('Not now.', undefined, true)
    writeStored(host, favouritesStore, [saved('1'), saved('2')])
    await saveFavourite(host, saved('1'), false)
    expect(stored()).toEqual(['1', '2'])
  })

  it('saving a car opens the sign-in page where an account is required, and stores the car for it (FAV-10)', async () => {
    const went: string[] = []
    const host = buildHost({ storage: buildStorage(), watch: async () => '/sign-in?type=watchlist', navigate: (href) => went.push(href) })
    await saveFavourite(host, saved('1'), true)
    expect(went).toEqual(['/sign-in?type=watchlist'])
    expect(readStored(host, favouritesStore).map(({ id }) => id)).toEqual(['1'])
  })

  it('saving a car adds the car first, and undoing its removal restores its position (FAV-01, FAV-04, FAV-09)', async () => {
    const host = buildHost({ storage: buildStorage() })
    const ids = () => readStored(host, favouritesStore).map(({ id }) => id)
    for (const id of ['1', '2', '3']) await saveFavourite(host, saved(id), true)
    expect(showToast).toHaveBeenLastCalledWith(`Saved ${saved('3').name}`)
    expect(ids()).toEqual(['3', '2', '1'])
    await saveFavourite(host, saved('2'), false)
    expect(ids()).toEqual(['3', '1'])
    showToast.mock.lastCall?.[1]?.onPress()
    expect(ids()).toEqual(['3', '2', '1'])
  })

  it('saving a car keeps cars that were saved after a removal, when the removal is undone (FAV-09)', async () => {
    const host = buildHost({ storage: buildStorage() })
    for (const id of ['1', '2']) await saveFavourite(host, saved(id), true)
    await saveFavourite(host, saved('1'), false)
    const { onPress } = vi.mocked(showToast).mock.lastCall?.[1] ?? {}
    await saveFavourite(host, saved('3'), true)
    onPress?.()
    expect(readStored(host, favouritesStore).map(({ id }) => id)).toEqual(['3', '1', '2'])
  })

  it('saving a car shows a notice where the browser stores nothing', async () => {
    await saveFavourite(buildHost(), saved('1'), true)
    expect(showToast).toHaveBeenCalledWith(expect.stringContaining('is blocking storage'))
  })
})

describe('the browser’s recent searches (ENT-23)', () => {
  it.each([
    { name: 'no list', value: 'x', paths: [] },
    { name: 'invalid entries in a list', value: [null, 3, [], { path: '/search' }, search('/search?a=b')], paths: ['/search?a=b'] },
    { name: 'one without filters', value: [{ path: '/search', refinements: [] }], paths: [] },
    { name: 'one with invalid filters', value: [{ path: '/search', refinements: [null, 7, ''] }], paths: [] },
    {
      name: 'addresses of other sites',
      value: ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'search'].map(search),
      paths: [],
    },
    {
      name: 'more than five',
      value: Array.from({ length: 6 }, (_, index) => search(`/search?page=${index}`)),
      paths: [0, 1, 2, 3, 4].map((index) => `/search?page=${index}`),
    },
  ])('the browser’s recent searches are the valid entries of $name', ({ value, paths }) => {
    expect(readStored(stored('searches', value), searchesStore).map(({ path }) => path)).toEqual(paths)
  })

  it('the browser’s recent searches are newest first, without duplicates, at most five', () => {
    const before = ['a', 'b', 'c', 'd', 'e'].map((name) => search(`/search?query=${name}`))
    expect(withSearch(before, search('/search?query=c')).map(({ path }) => path.slice(-1))).toEqual(['c', 'a', 'b', 'd', 'e'])
    expect(withSearch(before, search('/search?query=f')).map(({ path }) => path.slice(-1))).toEqual(['f', 'a', 'b', 'c', 'd'])
  })

  const look = async (mode: 'live' | 'preview', milliseconds: number, refinements: string) => {
    vi.useFakeTimers()
    const host = buildHost({ mode, storage: buildStorage() })
    renderHosted(<RememberSearch path="/search/kia?body=suv" name="Kia" refinements={refinements} />, host)
    act(() => void vi.advanceTimersByTime(milliseconds))
    vi.useRealTimers()
    await vi.dynamicImportSettled()
    return readStored(host, searchesStore)
  }

  it.each([
    { name: 'a search shown for two seconds', mode: 'live', milliseconds: 2000, refinements: 'SUV\nUnder $20,000', count: 1 },
    { name: 'none that was left earlier', mode: 'live', milliseconds: 1999, refinements: 'SUV', count: 0 },
    { name: 'none without filters', mode: 'live', milliseconds: 9000, refinements: '', count: 0 },
    { name: 'none of a preview', mode: 'preview', milliseconds: 9000, refinements: 'SUV', count: 0 },
  ] as const)('the browser’s recent searches contain $name', async ({ mode, milliseconds, refinements, count }) => {
    const searches = await look(mode, milliseconds, refinements)
    expect(searches).toHaveLength(count)
    if (count) expect(searches[0]).toEqual({ path: '/search/kia?body=suv', name: 'Kia', refinements: ['SUV', 'Under $20,000'] })
  })
})
