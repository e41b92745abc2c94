import { dataKey } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoadedPage } from '../../preview/LoadedPage'
import { createPreviewBrowser, type PreviewBrowser } from './createPreviewBrowser'

const site = buildSiteData()
let values: ConfigValues
let requestedPaths: string[]
let requested: string[]
let browser: PreviewBrowser
const isFailing = vi.fn(() => false)

/** Responds as the server does. */
const load = async ({
  path,
  query,
  now = '2026-11-20T04:00:00.000Z',
}: {
  path: string
  query: string
  now?: string
}): Promise<LoadedPage> => {
  requested.push(now)
  requestedPaths.push(query === '' ? path : `${path}?${query}`)
  if (isFailing()) throw new Error('The server can’t be reached.')
  const config = buildConfig(values)
  const match = matchRoute(config, site.names, path)
  const shared = { match, site, now, origin: 'https://cars.example', names: site.names, offers: [] }
  if (match.kind !== 'page') return { ...shared, data: null, dataKey: '' }
  const data =
    match.route.page === 'search'
      ? { page: 'search', site, result: { cars: [buildCar(), buildCar({ slug: 'b' })], total: 2 } }
      : { page: match.route.page, site, blocks: {} }
  return { ...shared, data: data as LoadedPage['data'], dataKey: dataKey(config, match.route) }
}

const change = async (next: ConfigValues) => {
  values = next
  browser.configChanged(buildConfig(values))
  await vi.advanceTimersByTimeAsync(500)
}

const shown = () => browser.state().view?.route

beforeEach(async () => {
  vi.useFakeTimers()
  values = {}
  requestedPaths = []
  requested = []
  isFailing.mockReturnValue(false)
  browser = createPreviewBrowser({ config: buildConfig(), load, values: () => values, describe: (error) => (error as Error).message })
  browser.start()
  await vi.advanceTimersByTimeAsync(0)
})

describe('browsing in the preview', () => {
  test('browsing in the preview starts at the home page with one request', () => {
    expect(shown()).toMatchObject({ page: 'content', pageId: 'home' })
    expect(requestedPaths).toEqual(['/'])
    expect(browser.state().requests).toBe(1)
  })

  test('browsing in the preview makes no request for a setting that only affects rendering', async () => {
    await change({ header: { showPhone: false, announcement: 'Open on Sunday' }, theme: { brandColour: '#223344' } })
    expect(requestedPaths).toEqual(['/'])
  })

  test('browsing in the preview reloads once after a setting that affects the data has stopped changing', async () => {
    browser.go('/search')
    await vi.advanceTimersByTimeAsync(0)
    for (const pageSize of [6, 12, 18]) {
      values = { search: { pageSize } }
      browser.configChanged(buildConfig(values))
    }
    await vi.advanceTimersByTimeAsync(500)
    expect(requestedPaths).toEqual(['/', '/search', '/search'])
  })

  test('browsing in the preview navigates back and forward', async () => {
    browser.go('/search?make=Toyota')
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.state()).toMatchObject({ address: { path: '/search', query: 'make=Toyota' }, canGoBack: true, canGoForward: false })
    browser.move(-1)
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.state()).toMatchObject({ address: { path: '/' }, canGoBack: false, canGoForward: true })
  })

  test('browsing in the preview shows an unknown page for a badly encoded address', async () => {
    browser.go('/%E0%A4%A')
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.state().address.path).toBe('/%E0%A4%A')
    expect(shown()).toBeNull()
  })

  test('browsing in the preview follows redirects to their target', async () => {
    browser.go('/offers')
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.state().address.path).toBe('/special-offers')
  })

  for (const href of ['https://elsewhere.example/', '//elsewhere.example', 'tel:0298765432', 'mailto:a@b.example'])
    test(`browsing in the preview stays on the site when the link ${href} is pressed, and shows a notice`, () => {
      browser.go(href)
      expect(browser.state().address.path).toBe('/')
      expect(browser.state().notice).toContain(href)
    })

  test('browsing in the preview stays on a page whose path is edited, without a request', async () => {
    browser.go('/about-us')
    await vi.advanceTimersByTimeAsync(0)
    await change({ pages: { list: [{ id: 'about', path: '/who-we-are' }] } })
    expect(browser.state().address.path).toBe('/who-we-are')
    expect(shown()).toMatchObject({ pageId: 'about', path: '/who-we-are' })
    expect(requestedPaths).toEqual(['/', '/about-us'])
  })

  test('browsing in the preview shows that a page which was just hidden does not exist', async () => {
    browser.go('/about-us')
    await vi.advanceTimersByTimeAsync(0)
    await change({ pages: { list: [{ id: 'about', shown: false }] } })
    expect(shown()).toBeNull()
  })

  test('browsing in the preview reports a failed request and keeps the current page', async () => {
    isFailing.mockReturnValue(true)
    browser.go('/search')
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.state()).toMatchObject({ failure: 'The server can’t be reached.', loading: false })
    expect(shown()).toMatchObject({ pageId: 'home' })
  })

  const firstCar = () => {
    const data = browser.state().view?.data
    return data?.page === 'search' ? data.result.cars[0] : undefined
  }

  test('browsing in the preview shows the first car of every page as reserved or sold, without a request', async () => {
    browser.showExample('reserved')
    expect(browser.state().exampleNote?.message).toContain('no car on this page')
    browser.go('/search')
    await vi.advanceTimersByTimeAsync(0)
    expect(firstCar()).toMatchObject({ reserved: true })
    browser.showExample('sold')
    expect(firstCar()).toMatchObject({ status: 'sold', reserved: false })
    browser.showExample(null)
    expect(firstCar()).toMatchObject({ status: 'in_stock', reserved: false })
    expect(browser.state().exampleNote).toBeNull()
    expect(requestedPaths).toEqual(['/', '/search'])
  })

  test('browsing in the preview shows the site at another time with the data of that time, until the user returns to now', async () => {
    browser.setTime('2026-12-25T01:00:00.000Z')
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.state().view).toMatchObject({ isTimeSimulated: true, request: { now: '2026-12-25T01:00:00.000Z' } })
    browser.go('/search')
    await vi.advanceTimersByTimeAsync(0)
    browser.setTime(null)
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.state().view).toMatchObject({ isTimeSimulated: false, request: { now: '2026-11-20T04:00:00.000Z' } })
    expect(requested.slice(1)).toEqual(['2026-12-25T01:00:00.000Z', '2026-12-25T01:00:00.000Z', '2026-11-20T04:00:00.000Z'])
  })

  test('browsing in the preview can start at another time', async () => {
    const time = '2026-12-25T01:00:00.000Z'
    const later = createPreviewBrowser({ config: buildConfig(), time, load, values: () => values, describe: String })
    later.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(later.state().view).toMatchObject({ isTimeSimulated: true, request: { now: time } })
    expect(requested.at(-1)).toBe(time)
  })

  test('browsing in the preview shows the site as another visitor without a request', () => {
    browser.setVisitor({ kind: 'returning', storage: { favourites: 'kept' }, cars: [] })
    expect(browser.state().view?.visitor.storage).toEqual({ favourites: 'kept' })
    expect(requestedPaths).toEqual(['/'])
  })
})
