// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const isPending = () => document.documentElement.hasAttribute('data-rendering')
const visibilities = () => [...document.querySelectorAll<HTMLElement>('.later-part')].map(({ style }) => style.contentVisibility)

let renderLaterParts: () => void

beforeEach(async () => {
  document.documentElement.setAttribute('data-rendering', '')
  document.body.innerHTML = '<section class="later-part"></section><section class="later-part"></section>'
  vi.useFakeTimers()
  // The first interaction is a state of its module.
  vi.resetModules()
  renderLaterParts = (await import('./renderLaterParts')).renderLaterParts
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('later parts of a document wait until the page has settled', async () => {
  renderLaterParts()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isPending()).toBe(true)
  expect(visibilities()).toEqual(['', ''])
  await vi.runAllTimersAsync()
  expect(isPending()).toBe(false)
})

test.each(['scroll', 'pointermove', 'touchstart'])('from the first %s they are rendered one by one', async (event) => {
  renderLaterParts()
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  await vi.advanceTimersToNextTimerAsync()
  expect(visibilities()).toEqual(['visible', ''])
  await vi.runAllTimersAsync()
  expect(isPending()).toBe(false)
  expect(visibilities()).toEqual(['', ''])
})

test.each(['click', 'keydown'])('a %s, which may lead to another part, renders all at once', (event) => {
  renderLaterParts()
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(isPending()).toBe(false)
})

test('a page that is opened again is rendered at once', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry])
  renderLaterParts()
  expect(isPending()).toBe(false)
})
