// @vitest-environment jsdom
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { stubPopovers } from '../../testing/stubPopovers'
import { loadSearchChunk } from './browser/withSearchChunk'
import { SearchPage } from './SearchPage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const makes = ['Toyota', 'Ford', 'Mazda', 'Kia', 'Hyundai', 'Nissan', 'Subaru', 'Isuzu', 'Volvo']

const result: StockResult = {
  cars: [buildCar()],
  total: 43,
  page: 1,
  pageCount: 3,
  facets: {
    make: makes.map((make, index) => ({ label: make, value: make, count: 20 - index })),
    model: [
      { label: 'Corolla', value: 'Corolla', count: 4 },
      { label: 'Sportage', value: 'Sportage', count: 2 },
    ],
    car_type: [
      { label: 'Used', value: 'used', count: 30 },
      { label: 'New', value: 'new', count: 13 },
    ],
  },
  ranges: { price: { min: 5_990, max: 45_500 }, year: { min: 2014, max: 2026 } },
}

interface Shown {
  readonly query?: string
  readonly values?: Parameters<typeof buildConfig>[0]
  readonly found?: Partial<StockResult>
  readonly path?: string
  readonly preset?: Parameters<typeof parseSearch>[1]['preset']
}

const pageOf = ({ query = '', values = {}, found = {}, path = '/search', preset = {} }: Shown) => {
  const config = buildConfig(values)
  const state = parseSearch(new URLSearchParams(query), { config, preset })
  return (
    <SearchPage
      route={{ page: 'search', path, preset }}
      config={config}
      request={request}
      data={{ page: 'search', site: buildSiteData(), state, result: { ...result, page: state.page, ...found } }}
    />
  )
}

const navigate = vi.fn()
const show = (shown: Shown = {}) => renderHosted(pageOf(shown), buildHost({ navigate, mode: 'preview' }))
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })

// Preloads the search chunk.
beforeAll(loadSearchChunk)

beforeEach(() => {
  vi.useFakeTimers()
  navigate.mockReset()
  stubPopovers()
  vi.stubGlobal('scrollTo', () => {})
})

describe('the stock list without script', () => {
  it('the stock list without script is a GET form whose fields have the names and values of the address (SRC-02)', () => {
    const { container } = show({ query: 'make=Toyota&price=10000:' })
    const form = container.querySelector('form')
    expect(form?.method).toBe('get')
    expect(form?.getAttribute('action')).toBe('/search')
    expect(new FormData(form ?? undefined).getAll('make')).toEqual(['Toyota'])
    expect(new FormData(form ?? undefined).get('price_from')).toBe('$10,000')
    expect(new FormData(form ?? undefined).get('price_to')).toBe('')
    expect(new FormData(form ?? undefined).get('sortBy')).toBe('recommended')
  })

  it('the stock list without script links to its pages with rel and marks the current one', () => {
    show({ query: 'make=Kia&page=2' })
    const pages = within(screen.getByRole('navigation', { name: 'Results pages' }))
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/search?make=Kia&page=3')
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next')
    expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/search?make=Kia')
    expect(pages.getByText('2').getAttribute('aria-current')).toBe('page')
  })

  it('the stock list without script links each active filter to the list without it', () => {
    show({ query: 'make=Kia&year=2019:' })
    const filters = within(screen.getByRole('list', { name: 'Filters in force' }))
    expect(filters.getByRole('link', { name: /Kia/ }).getAttribute('href')).toBe('/search?year=2019:')
    expect(filters.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/search')
  })
})

describe('the filters of the search page', () => {
  it('the filters of the search page show seven makes, the rest behind Show all makes, and a chosen one always (SRC-10)', () => {
    show({ query: 'make=Volvo' })
    const first = box(/Toyota/).closest('ul')
    expect(within(first as HTMLElement).getAllByRole('checkbox', { name: new RegExp(makes.join('|')), hidden: true })).toHaveLength(8)
    expect(screen.getByText('Show all makes')).toBeDefined()
    expect(screen.getByText('Hide extra makes')).toBeDefined()
    expect(box(/Volvo/).checked).toBe(true)
  })

  it('the filters of the search page show the models of a chosen make, and only its own (SRC-12)', () => {
    show({ query: 'make=Toyota' })
    expect(box(/Corolla/)).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: /Sportage/, hidden: true })).toBeNull()
    expect(screen.getByText('Select models')).toBeDefined()
  })

  it('the filters of the search page leave out what the path sets (RTE-14)', () => {
    show({ path: '/search/toyota', preset: { make: 'Toyota' } })
    expect(screen.queryByRole('checkbox', { name: /Ford/, hidden: true })).toBeNull()
    expect(box(/Corolla/)).toBeDefined()
    expect(screen.getByText('Toyota', { selector: 'li' })).toBeDefined()
  })

  it('the filters of the search page have a link that clears all, like the list, where any is active (SRC-12)', () => {
    const ways = () => screen.queryAllByText('Clear all').map((link) => link.closest('#filters') !== null)
    show()
    expect(ways()).toEqual([])
    cleanup()
    show({ query: 'make=Toyota' })
    expect(ways().toSorted()).toEqual([false, true])
  })

  it('the filters of the search page keep the order of makes whichever is chosen (SRC-10)', () => {
    const order = (query: string) => {
      show({ query })
      const names = within(box(/Toyota/).closest('ul') as HTMLElement)
        .getAllByRole('checkbox', { name: new RegExp(makes.join('|')), hidden: true })
        .map((field) => (field as HTMLInputElement).value)
      cleanup()
      return names
    }
    const plain = order('')
    expect(plain.length).toBeGreaterThan(3)
    for (const chosen of [plain[2], plain.at(-1)]) expect(order(`make=${chosen}`)).toEqual(plain)
  })

  it('the filters of the search page show the number of cars on the button back to the list (SRC-04)', () => {
    show()
    expect(screen.getByText('Show Me 43 cars')).toBeDefined()
  })

  it('the filters of the search page count in the site’s kind of stock', () => {
    const values = { search: { noun: 'caravans and motorcycles' } }
    show({ values })
    expect(screen.getByText('Show Me 43 caravans and motorcycles')).toBeDefined()
    cleanup()
    show({ values, query: 'make=Kia', found: { cars: [], total: 0, pageCount: 0 } })
    expect(screen.getByText('No caravans or motorcycles found')).toBeDefined()
    cleanup()
    const nearest = { dropped: ['make'] as const, total: 1, cars: [buildCar()] }
    show({ values, query: 'make=Kia', found: { cars: [], total: 0, pageCount: 0, nearest } })
    expect(screen.getByRole('heading', { name: '1 caravan or motorcycle without “Kia”' })).toBeDefined()
  })

  it('the search page suggests only searches with results', () => {
    const none = { dropped: ['make'] as const, total: 0, cars: [] }
    show({ query: 'make=Kia', found: { cars: [], total: 0, pageCount: 0, nearest: none } })
    expect(screen.getByRole('heading', { name: 'Nothing matches that' })).toBeDefined()
    expect(screen.queryByText(/See all 0|without “Kia”/)).toBeNull()
  })
})

describe('the stock list where each choice loads a page, as in a preview', () => {
  it('a stock list that loads a page for each choice opens the new address when a box is ticked, starting at the first page (SRC-19)', () => {
    show({ query: 'make=Kia&page=3' })
    fireEvent.click(box(/Ford/))
    expect(navigate).toHaveBeenCalledWith('/search?make=Ford&make=Kia')
  })

  it('a stock list that loads a page for each choice waits until typing stops (SRC-21)', async () => {
    show()
    const input = screen.getByPlaceholderText('Search...')
    fireEvent.input(input, { target: { value: 'hi' } })
    act(() => vi.advanceTimersByTime(200))
    fireEvent.input(input, { target: { value: 'hilux' } })
    act(() => vi.advanceTimersByTime(299))
    expect(navigate).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(navigate.mock.calls).toEqual([['/search?query=hilux']])
  })

  it('a stock list that loads a page for each choice waits until a slider stops, and its handles cannot cross (SRC-20, SRC-23)', () => {
    show()
    fireEvent.change(screen.getByRole('slider', { name: 'Price to', hidden: true }), { target: { value: '20000' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Price from', hidden: true }), { target: { value: '30000' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Price from', hidden: true }), { target: { value: '10000' } })
    act(() => vi.advanceTimersByTime(400))
    expect(navigate.mock.calls).toEqual([['/search?price=10000:20000']])
  })

  it('a stock list that loads a page for each choice sorts by the list outside the form (SRC-17)', () => {
    show()
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price_asc' } })
    expect(navigate).toHaveBeenCalledWith('/search?sortBy=price_asc')
  })

  it('a stock list that loads a page for each choice loses no press while requests are running, and reflects the page afterwards', () => {
    const { rerender } = show()
    fireEvent.click(box(/Ford/))
    fireEvent.click(box(/Kia/))
    expect(navigate.mock.calls.at(-1)).toEqual(['/search?make=Ford&make=Kia'])
    const showNext = (query: string) =>
      rerender(<RuntimeHostProvider host={buildHost({ navigate, mode: 'preview' })}>{pageOf({ query })}</RuntimeHostProvider>)
    showNext('make=Ford')
    expect(box(/Kia/).checked).toBe(true)
    showNext('make=Ford&make=Kia')
    showNext('make=Kia')
    expect(box(/Ford/).checked).toBe(false)
    expect(box(/Kia/).checked).toBe(true)
  })
})

it('An empty list suggests searches to try, from the smallest change to the largest', () => {
  show({ query: 'make=Volvo&price=:5000', found: { cars: [], total: 0, pageCount: 0 } })
  expect(screen.getByRole('heading', { name: 'Nothing matches all of that' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Without Volvo' }).getAttribute('href')).toBe('/search?price=:5000')
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/search')
  expect(screen.getByRole('link', { name: 'Ask us to find it' }).getAttribute('href')).toBe('/contact')
})

it('An empty list with one filter offers to remove this filter, and not also to clear all filters', () => {
  show({ query: 'query=zeppelin', found: { cars: [], total: 0, pageCount: 0 } })
  expect(screen.getByRole('heading', { name: 'Nothing matches that' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Without “zeppelin”' }).getAttribute('href')).toBe('/search')
  expect(screen.queryByRole('link', { name: 'Clear all filters' })).toBeNull()
})

describe('Filters that offer no choice', () => {
  const toggle = () => screen.queryByRole('checkbox', { name: /certified/i, hidden: true })
  const certified = (count: number) => ({ facets: { ...result.facets, certified: [{ label: 'Certified', value: 'true', count }] } })
  const section = (name: string) => document.querySelector(`[data-filter="${name}"]`)

  it('Filters that offer no choice hide the certified switch where no car is certified, unless it is on (SRC-15)', () => {
    show()
    expect(toggle()).toBeNull()
    cleanup()
    show({ found: certified(3) })
    expect(toggle()).not.toBeNull()
    cleanup()
    show({ query: 'certified=true', found: certified(0) })
    expect(toggle()).not.toBeNull()
  })

  it('Filters that offer no choice hide a single make and a range of one value, unless they are chosen', () => {
    const one = {
      facets: { ...result.facets, make: [{ label: 'Kia', value: 'Kia', count: 4 }] },
      ranges: { year: { min: 2020, max: 2020 } },
    }
    show({ found: one })
    expect([section('make'), section('year')]).toEqual([null, null])
    cleanup()
    show({ query: 'make=Kia&year=2020:2020', found: one })
    expect([section('make'), section('year')]).not.toContain(null)
  })
})

describe('the breadcrumbs of the search page', () => {
  const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }))

  it('the breadcrumbs of the search page link from a model to its make and the whole stock, and the heading names the list (RTE-14)', () => {
    show({ path: '/search/toyota/corolla', preset: { make: 'Toyota', model: 'Corolla' } })
    expect(
      crumbs()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/search', '/search/toyota'])
    expect(crumbs().getByText('Corolla').getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^43 Toyota Corolla for sale$/)
    expect(box.bind(null, /Corolla/)).toThrow()
  })

  it('the breadcrumbs of the search page are shown only on a narrower list (RTE-14)', () => {
    show({ path: '/search/used-cars', preset: { carTypes: ['used'] } })
    expect(crumbs().getByRole('link').getAttribute('href')).toBe('/search')
    cleanup()
    show()
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
  })

  it('a page beyond the last links to the first and the last (RTE-14)', () => {
    show({ query: 'make=Kia&page=9', found: { cars: [], page: 9 } })
    expect(screen.getByRole('heading', { name: 'The list is shorter now' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/search?make=Kia')
    expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe('/search?make=Kia&page=3')
    expect(screen.queryByRole('navigation', { name: 'Results pages' })).toBeNull()
  })
})

describe('Cars near a postcode', () => {
  const point = { latitude: -33.87, longitude: 151.21 }

  it('Cars near a postcode are chosen by two fields of the form, and each card shows its car’s distance (SRC-45, CARD-03).', () => {
    show({ query: 'postcode=2000&within=50', found: { near: point } })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode', hidden: true }).value).toBe('2000')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Distance', hidden: true }).value).toBe('50')
    expect(screen.getByRole('link', { name: /Within 50 km of 2000/ }).getAttribute('href')).toBe('/search')
    expect(screen.getByText(/^· ?20 km/)).toBeDefined()
    expect(screen.getByRole('option', { name: 'Nearest first', hidden: true })).toBeDefined()
  })

  it('Cars near a postcode include all cars where the postcode is unknown, and the page says so (ERR-05).', () => {
    show({ query: 'postcode=0001', found: { near: null } })
    expect(screen.getByRole('status').textContent).toContain('Invalid postcode. We don’t recognise 0001')
    expect(screen.getByRole('textbox', { name: 'Postcode', hidden: true }).getAttribute('aria-invalid')).toBe('true')
  })

  it('Cars near a postcode are not offered where the site offers no distances (SRC-45).', () => {
    show({ query: 'postcode=2000', values: { search: { distances: [] } } })
    expect(screen.queryByRole('textbox', { name: 'Postcode', hidden: true })).toBeNull()
  })
})
