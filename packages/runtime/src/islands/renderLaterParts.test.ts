// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderLaterParts } from './renderLaterParts'

const isPending = () => document.documentElement.hasAttribute('data-rendering')
const visibilities = () => [...document.querySelectorAll<HTMLElement>('.later-part')].map(({ style }) => style.contentVisibility)

beforeEach(() => {
  document.documentElement.setAttribute('data-rendering', '')
  document.body.innerHTML = '<section class="later-part"></section><section class="later-part"></section>'
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  location.hash = ''
})

test('later parts of a document are rendered one by one once it has loaded', async () => {
  const done = renderLaterParts()
  expect(visibilities()).toEqual(['', ''])
  await vi.advanceTimersToNextTimerAsync()
  expect(visibilities()).toEqual(['visible', ''])
  await vi.runAllTimersAsync()
  await done
  expect(isPending()).toBe(false)
  expect(visibilities()).toEqual(['', ''])
})

test.each(['click', 'keydown'])('a %s, which may lead to another part, renders all at once', async (event) => {
  const done = renderLaterParts()
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(isPending()).toBe(false)
  await done
})

test('a page that opens at a part is rendered at once', async () => {
  location.hash = '#contact'
  await renderLaterParts()
  expect(isPending()).toBe(false)
})
