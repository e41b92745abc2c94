// @vitest-environment jsdom
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockChoice } from '../../host/RenderedStock'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { hosted } from '../../testing/hosted'
import { stubPopovers } from '../../testing/stubPopovers'
import { loadSearchChunk } from './browser/withSearchChunk'
import { SearchResults } from './results/SearchResults'
import { SearchPage } from './SearchPage'

// Preloaded; on a site it is fetched on the first selection.
await loadSearchChunk()

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const makes = ['Toyota', 'Ford', 'Kia']
const answerTo = (name: string, total: number): StockResult => ({
  cars: [buildCar({ name })],
  total,
  page: 1,
  pageCount: 3,
  facets: { make: makes.map((make) => ({ label: make, value: make, count: 9 })) },
  ranges: {},
})

/** Recorded search requests, each with a function that resolves it. */
let requests: { search: string; answer: (result: StockResult) => void; fail: () => void }[]
const navigate = vi.fn()
const route = { page: 'search', path: '/search', preset: {} } as const
/** Renders a result like the site's server. */
const drawnAs = (choice: StockChoice, result: StockResult) =>
  renderToString(
    <RuntimeHostProvider host={buildHost()}>
      <SearchResults
        route={route}
        config={buildConfig()}
        request={request}
        data={{ page: 'search', site: buildSiteData(), state: choice.state, result }}
      />
    </RuntimeHostProvider>,
  )
const listed = (): RuntimeHost['stockList'] => (choice) =>
  new Promise((resolve, reject) => {
    requests.push({
      search: formatSearch(choice.state),
      answer: (result) => resolve({ result: { ...result, cars: [] }, cars: result.cars.length, html: drawnAs(choice, result) }),
      fail: () => reject(new Error('away')),
    })
  })

let storage: RuntimeHost['storage']
const page = (query = '', found: Partial<StockResult> = {}, site = buildSiteData()) => {
  window.history.replaceState(null, '', `/search${query}`)
  const config = buildConfig()
  const data = {
    page: 'search',
    site,
    state: parseSearch(new URLSearchParams(query), { config, preset: {} }),
    result: { ...answerTo('First car', 43), ...found },
  } as const
  const host = buildHost({ navigate, stockList: listed(), storage })
  return hosted(<SearchPage route={route} config={config} request={request} data={data} />, host)
}
const show = (query = '', found: Partial<StockResult> = {}) => render(page(query, found))
/** The server-rendered page, before hydration. */
const showHtml = (query = '') => {
  const drawn = page(query)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(drawn)
  return () => render(drawn, { container, hydrate: true })
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
const tick = (name: RegExp) => fireEvent.click(box(name))
const address = () => window.location.pathname + window.location.search
const answer = (at: number, name: string, total = 7) => act(async () => requests[at]?.answer(answerTo(name, total)))
const shows = (name: string) => screen.queryByRole('heading', { name: new RegExp(name) }) !== null

beforeEach(() => {
  requests = []
  storage = buildStorage()
  navigate.mockReset()
  stubPopovers()
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

describe('a choice made before hydration', () => {
  it('a choice made before hydration is requested after hydration, and stays ticked (SRC-19)', async () => {
    const bringToLife = showHtml('?make=Kia&page=3')
    tick(/Ford/)
    expect(requests).toEqual([])
    bringToLife()
    expect(address()).toBe('/search?make=Ford&make=Kia')
    expect(requests.map(({ search }) => search)).toEqual(['?make=Ford&make=Kia'])
    expect(box(/Ford/).checked).toBe(true)
    await answer(0, 'Second car')
    expect([shows('Second car'), box(/Ford/).checked]).toEqual([true, true])
  })

  it('words entered before hydration are searched for once typing stops (SRC-21)', async () => {
    vi.useFakeTimers()
    const bringToLife = showHtml()
    const input = screen.getByPlaceholderText<HTMLInputElement>('Search...')
    input.value = 'kia'
    bringToLife()
    expect(requests).toEqual([])
    await act(async () => vi.advanceTimersByTime(300))
    expect(requests.map(({ search }) => search)).toEqual(['?query=kia'])
    expect(input.value).toBe('kia')
  })

  it('a choice made before hydration is not requested where nothing was chosen', () => {
    showHtml('?make=Kia')()
    expect([requests, address()]).toEqual([[], '/search?make=Kia'])
  })

  it.each([
    { name: 'folds filters on a phone while the sheet is closed', isUp: false },
    { name: 'folds no filters while the sheet is open', isUp: true },
  ])('$name', ({ isUp }) => {
    stubPopovers({ isOpen: () => isUp, isWide: () => false })
    showHtml()()
    expect(document.querySelector<HTMLDetailsElement>('[data-filter="make"]')?.open).toBe(isUp)
  })
})

describe('a choice in the stock list', () => {
  it('a choice in the stock list becomes the address at once, starting at the first page, and updates the list without loading a page (SRC-02, SRC-19)', async () => {
    show('?make=Kia&page=3')
    tick(/Ford/)
    expect(address()).toBe('/search?make=Ford&make=Kia')
    expect(requests.map(({ search }) => search)).toEqual(['?make=Ford&make=Kia'])
    await answer(0, 'Second car')
    expect([shows('First car'), shows('Second car')]).toEqual([false, true])
    expect(screen.getByText('Show Me 7 cars')).toBeDefined()
    expect(screen.getByText('Showing 1 to 1 of 7').getAttribute('aria-live')).toBe('polite')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('a choice in the stock list waits until typing stops, and keeps the focus (SRC-21)', async () => {
    vi.useFakeTimers()
    show()
    const input = screen.getByPlaceholderText('Search...')
    input.focus()
    fireEvent.input(input, { target: { value: 'hil' } })
    act(() => vi.advanceTimersByTime(299))
    expect(requests).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(requests.map(({ search }) => search)).toEqual(['?query=hil'])
    await act(async () => {
      requests[0]?.answer(answerTo('Second car', 7))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(document.activeElement).toBe(input)
  })

  it('a choice in the stock list is shown by the latest response, in whichever order responses arrive', async () => {
    show()
    tick(/Ford/)
    tick(/Kia/)
    await answer(1, 'Newer car')
    await answer(0, 'Older car')
    expect([shows('Newer car'), shows('Older car')]).toEqual([true, false])
    expect([box(/Ford/).checked, box(/Kia/).checked]).toEqual([true, true])
  })

  it('a choice in the stock list undone before its response arrived leaves fields and list unchanged', async () => {
    show()
    tick(/Ford/)
    tick(/Ford/)
    expect(requests.map(({ search }) => search)).toEqual(['?make=Ford', ''])
    await answer(1, 'All cars', 43)
    await answer(0, 'Older car')
    expect(address()).toBe('/search')
    expect([shows('All cars'), box(/Ford/).checked]).toEqual([true, false])
    expect(document.getElementById('results')?.dataset.pending).toBeUndefined()
  })

  it('a choice in the stock list can be made by the links of the list, and moves the focus to the results', async () => {
    show('?make=Kia')
    fireEvent.click(screen.getByRole('link', { name: /Remove filter.*Kia/ }))
    expect(address()).toBe('/search')
    await answer(0, 'Second car')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cars' }))
    fireEvent.click(screen.getByRole('link', { name: 'Next' }))
    expect(address()).toBe('/search?page=2')
  })

  it.each([
    { name: 'a car', href: /^\/cars\// },
    { name: 'another list', href: /^\/contact$/ },
  ])('a choice in the stock list is not made by other links: $name', async ({ href }) => {
    show('?make=Kia', { cars: href.test('/contact') ? [] : [buildCar()], total: 0 })
    const link = screen.getAllByRole<HTMLAnchorElement>('link').find((each) => href.test(each.getAttribute('href') ?? ''))
    fireEvent.click(link as HTMLAnchorElement)
    expect([requests.length, address()]).toEqual([0, '/search?make=Kia'])
  })
})

describe('going back in the stock list', () => {
  const back = async () => {
    await act(async () => {
      window.history.back()
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    })
  }

  it('going back in the stock list restores the first list without a request, and the scroll position', async () => {
    show()
    Object.assign(window, { scrollY: 640 })
    tick(/Ford/)
    await answer(0, 'Second car')
    Object.assign(window, { scrollY: 0 })
    await back()
    expect([shows('First car'), box(/Ford/).checked, address(), requests.length]).toEqual([true, false, '/search', 1])
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
  })

  it('going back in the stock list restores a list in between', async () => {
    show()
    tick(/Ford/)
    await answer(0, 'Second car')
    tick(/Kia/)
    await answer(1, 'Third car')
    await back()
    expect(requests.at(-1)?.search).toBe('?make=Ford')
    await answer(2, 'Second car')
    expect([shows('Second car'), box(/Kia/).checked]).toEqual([true, false])
  })

  it('going back in the stock list cancels a running request', async () => {
    show()
    tick(/Ford/)
    await back()
    await answer(0, 'Late car')
    expect([shows('First car'), shows('Late car'), box(/Ford/).checked]).toEqual([true, false, false])
  })
})

describe('the switch between types of vehicle', () => {
  const model = (itemType: 'caravan' | 'motorcycle') => ({
    ...{
      make: 'Velo',
      makeSlug: 'velo',
      model: 'X',
      modelSlug: itemType,
      body: null,
      count: 9,
      newCount: 0,
      comingCount: 0,
      electrified: [],
    },
    itemType,
  })
  const types = {
    item_type: [
      { label: 'Caravans', value: 'caravan', count: 94 },
      { label: 'Motorcycles', value: 'motorcycle', count: 63 },
    ],
  }
  const switchLinks = () => within(screen.getByRole('navigation', { name: 'Type of vehicle' })).getAllByRole('link')

  it('the switch between types of vehicle is a row of links with counts, and marks the chosen type (SRC-03, CFG-06, A11Y-01)', () => {
    render(page('?item_type=caravan', { facets: types }, buildSiteData({ models: [model('caravan'), model('motorcycle')] })))
    expect(switchLinks().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['All157', '/search', null],
      ['Caravans94', '/search?item_type=caravan', 'true'],
      ['Motorcycles63', '/search?item_type=motorcycle', null],
    ])
  })

  it('the switch between types of vehicle changes the list in place (SRC-04)', async () => {
    render(page('', { facets: types }, buildSiteData({ models: [model('caravan'), model('motorcycle')] })))
    const [, caravans] = switchLinks()
    if (caravans) fireEvent.click(caravans)
    expect(requests.map(({ search }) => search)).toEqual(['?item_type=caravan'])
    await act(async () => requests[0]?.answer({ ...answerTo('A caravan', 94), facets: types }))
    expect(address()).toBe('/search?item_type=caravan')
    expect(switchLinks().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null])
  })

  it('the switch between types of vehicle isn’t there on a site with one type (CFG-06)', () => {
    show()
    expect(screen.queryByRole('navigation', { name: 'Type of vehicle' })).toBeNull()
  })
})

describe('search that can’t be reached', () => {
  it('a choice while search can’t be reached loads its page, which shows a notice; no request is sent for a minute', async () => {
    show()
    tick(/Ford/)
    await act(async () => requests[0]?.fail())
    expect(navigate.mock.calls).toEqual([['/search?make=Ford']])
    expect(screen.getByText(/the page will reload each time/)).toBeDefined()
    cleanup()
    show('?make=Ford')
    expect(screen.getByText(/the page will reload each time/)).toBeDefined()
    tick(/Kia/)
    expect(requests).toHaveLength(1)
    expect(navigate).toHaveBeenLastCalledWith('/search?make=Ford&make=Kia')
  })

  it('a page from the database, while search can’t be reached, shows a notice and filters without counts', () => {
    show('', { limited: true, ranges: {} })
    expect(screen.getByText(/some counts are missing/)).toBeDefined()
    expect(document.querySelector('[data-filter="price"]')).not.toBeNull()
  })
})
