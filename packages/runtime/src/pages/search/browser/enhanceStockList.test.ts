// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildHost } from '../../../testing/buildHost'
import { buildStorage } from '../../../testing/buildStorage'
import { stubPopovers } from '../../../testing/stubPopovers'
import { enhanceStockList } from './enhanceStockList'

const hydrate = vi.fn(async () => {})
let stop = () => {}
let isWide = true
let isUp = false

const enhance = (kept: { readonly [key: string]: string } = {}, before: (form: HTMLFormElement) => void = () => {}, given = {}) => {
  document.body.innerHTML = `<f-island><form id="search-form"><section id="filters" popover>
    <details data-filter="make" open><input type="checkbox" name="make" value="Kia"></details>
  </section></form><input type="radio" value="grid" name="view" checked><input type="radio" value="list" name="view"></f-island>`
  before(document.querySelector('form') as HTMLFormElement)
  const element = document.querySelector('f-island') as HTMLElement
  const storage = buildStorage(kept)
  stop = enhanceStockList(element, { host: buildHost({ storage }), data: () => given, hydrate }).stop
  return storage
}
const isFolded = () => document.querySelector('details')?.open === false

beforeEach(() => {
  isWide = true
  isUp = false
  window.history.replaceState(null, '', '/search')
  stubPopovers({ isOpen: () => isUp, isWide: () => isWide })
})
afterEach(() => {
  stop()
  hydrate.mockClear()
})

it.each([
  { name: 'fold where they are a sheet', wide: false, folded: true },
  { name: 'stay open next to the cars', wide: true, folded: false },
])('the filters of a list that isn’t hydrated $name (SRC-05)', ({ wide, folded }) => {
  isWide = wide
  enhance()
  expect([isFolded(), hydrate.mock.calls.length]).toEqual([folded, 0])
})

it.each<{ name: string; up?: boolean; kept?: { readonly [key: string]: string }; before?: (form: HTMLFormElement) => void }>([
  { name: 'chose something', before: (form) => form.querySelector('input')?.click() },
  { name: 'opened the sheet', up: true },
  { name: 'restores a stored state of the filters', kept: { 'search-place': '{}' } },
  { name: 'could not reach search a moment ago', kept: { 'search-rests': buildHost().now() } },
])('a list is hydrated at once where a shopper $name', ({ up = false, kept, before }) => {
  isWide = false
  isUp = up
  enhance(kept, before)
  expect(hydrate).toHaveBeenCalledOnce()
  expect(isFolded(), 'nothing folds under a hand').toBe(false)
})

it('the stock list shows the cars in the shopper’s stored view', () => {
  enhance({ view: '{"version":1,"value":"list"}' })
  expect(document.querySelector<HTMLInputElement>('[value=list]')?.checked).toBe(true)
})

it('the stock list shows the former search when the browser goes back before hydration', async () => {
  enhance()
  const heard = vi.fn()
  window.history.pushState(null, '', '/search?make=Kia')
  hydrate.mockImplementationOnce(async () => window.addEventListener('popstate', heard))
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  window.removeEventListener('popstate', heard)
})

it('the stock list stores its search after two seconds, if it has filters (ENT-23)', async () => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/search?make=Kia')
  const search = { path: '/search?make=Kia', name: '', refinements: ['Kia'] }
  const storage = enhance({}, undefined, { viewedSearch: search })
  await vi.advanceTimersByTimeAsync(1999)
  expect(storage.read('searches')).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(() => storage.read('searches')).toContain('/search?make=Kia')
})

it('the stock list ignores a change of the URL’s fragment, such as #main', () => {
  enhance()
  window.history.pushState(null, '', '#main')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(hydrate).not.toHaveBeenCalled()
})
