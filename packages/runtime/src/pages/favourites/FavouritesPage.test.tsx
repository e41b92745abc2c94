// @vitest-environment jsdom
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { cardPageData } from '../../sections/vehicle/card/cardPageData'
import { compareStore } from '../../storage/compareStore'
import { type Favourite, favouritesStore } from '../../storage/favouritesStore'
import { readStored, writeStored } from '../../storage/Store'
import { searchesStore } from '../../storage/searchesStore'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { hosted } from '../../testing/hosted'
import { FavouritesPage } from './FavouritesPage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const saved = (id: string): Favourite => ({ id, name: `Car ${id}`, slug: `car-${id}`, make: 'Kia', model: 'Rio', primaryImageUrl: '' })
const today = (slug: string, car: Partial<Car> = {}): Car => buildCar({ id: slug.slice(4), slug, name: slug, priceCents: 999_000, ...car })

const page = (host: RuntimeHost, values: Parameters<typeof buildConfig>[0] = {}) =>
  hosted(
    <FavouritesPage
      route={{ page: 'favourites', path: '/favourites' }}
      config={buildConfig(values)}
      request={request}
      data={{ page: 'favourites', site: buildSiteData() }}
    />,
    host,
  )

type FindCars = (slugs: readonly string[]) => Promise<readonly Car[]>

const show = async (ids: readonly string[], cars: FindCars = async (slugs) => slugs.map((slug) => today(slug)), values = {}) => {
  const frame = cardPageData({ config: buildConfig(values), site: buildSiteData(), request })
  const host = buildHost({ storage: buildStorage(), cars: async (slugs) => ({ cars: await cars(slugs), frame }) })
  writeStored(host, favouritesStore, ids.map(saved))
  writeStored(host, searchesStore, [{ path: '/search/kia?body=suv', name: 'Kia', refinements: ['SUV'] }])
  await act(async () => void render(page(host, values)))
  await act(() => vi.dynamicImportSettled())
  return host
}

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the page of saved cars (FAV-01, FAV-05)', () => {
  it('the page of saved cars explains without scripts why it is empty, and is empty on the server', () => {
    const html = renderToString(page(buildHost()))
    expect(html).toContain('needs JavaScript')
    expect(html).not.toContain('Nothing saved yet')
  })

  it('the page of saved cars shows each car with its current data', async () => {
    await show(['1', '2', '3'], async () => [today('car-1'), today('car-2', { status: 'sold' })])
    expect(names()).toEqual(['car-1', 'car-2', 'Car 3'])
    const [here, sold, missing] = screen.getAllByRole('article')
    expect(here?.textContent).toContain('$9,990')
    expect(sold?.textContent).toMatch(/sold/i)
    expect(missing?.textContent).toContain('No longer available')
    expect(screen.getAllByRole('button', { name: /^Compare / })).toHaveLength(1)
  })

  it('the page of saved cars has the buttons of the site’s cards, and for sold cars only a link to similar ones (CARD-06, CARD-07, CARD-09, CARD-10)', async () => {
    const car = { paymentProcessors: ['stripe'], make: 'Kia', model: 'Rio' }
    await show(['1', '2', '3'], async () => [today('car-1', car), today('car-2', { ...car, status: 'sold' })], {
      card: { mostButtons: 3, buttons: [{ id: 'reserve', label: 'Buy Online {deposit}' }] },
      checkout: { enabled: true, deposit: 500 },
    })
    const links = screen.getAllByRole('article').map((card) =>
      within(card)
        .getAllByRole('link')
        .filter((link) => !link.closest('h3'))
        .map((link) => link.getAttribute('aria-label') ?? link.textContent),
    )
    expect(links).toEqual([
      ['Enquire: car-1', 'View Details: car-1', 'Buy Online $500: car-1'],
      ['Find Me Something Similar: car-2'],
      ['Find Me Something Similar: Car 3'],
    ])
    expect(screen.getByRole('link', { name: /Similar: Car 3/ }).getAttribute('href')).toBe('/search?make=Kia&model=Rio')
  })

  it('the page of saved cars removes a car that was sold or withdrawn (FAV-04, FAV-08)', async () => {
    const host = await show(['1', '2'], async () => [today('car-1', { status: 'sold' })])
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save car-1' }))
      fireEvent.click(screen.getByRole('button', { name: 'Remove Car 2' }))
      await vi.dynamicImportSettled()
    })
    expect(readStored(host, favouritesStore)).toEqual([])
  })

  it('the page of saved cars removes a car and adds it to the comparison (FAV-02, FAV-04)', async () => {
    const host = await show(['1', '2'])
    await screen.findByRole('button', { name: 'Save car-1', pressed: true })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Compare car-2' }))
      fireEvent.click(screen.getByRole('button', { name: 'Save car-1' }))
      await vi.dynamicImportSettled()
    })
    expect(names()).toEqual(['car-2'])
    expect(readStored(host, compareStore).map(({ slug }) => slug)).toEqual(['car-2'])
    expect(readStored(host, favouritesStore).map(({ id }) => id)).toEqual(['2'])
  })

  it('the page of saved cars requests many cars in batches', async () => {
    const cars = vi.fn(async (slugs: readonly string[]) => slugs.map((slug) => today(slug)))
    await show(
      Array.from({ length: 30 }, (_, index) => `${index}`),
      cars,
    )
    expect(cars.mock.calls.map(([slugs]) => slugs.length)).toEqual([24, 6])
    expect(screen.getAllByText('$9,990')).toHaveLength(30)
  })

  it('the page of saved cars shows the names of the cars when their prices can’t be loaded, and retries', async () => {
    const cars = vi
      .fn<FindCars>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([today('car-1')])
    await show(['1'], cars)
    expect(names()).toEqual(['Car 1'])
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await vi.dynamicImportSettled()
    })
    expect(screen.getByText('$9,990')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the page of saved cars links to the cars when it is empty', async () => {
    await show([])
    expect(screen.getByRole('link', { name: 'Start looking' }).getAttribute('href')).toBe('/search')
  })

  it.each([
    { name: 'where the site shows them', favourites: {}, shown: true },
    { name: 'not where the site hides them', favourites: { showSearches: false }, shown: false },
  ])('the page of saved cars offers recent searches $name (ENT-23)', async ({ favourites, shown }) => {
    await show([], undefined, { favourites })
    const link = screen.queryByRole('link', { name: 'Kia, SUV' })
    expect(link?.getAttribute('href')).toBe(shown ? '/search/kia?body=suv' : undefined)
    if (!shown) return
    fireEvent.click(screen.getByRole('button', { name: /^Clear/ }))
    expect(screen.queryByText('Recent searches')).toBeNull()
  })
})
