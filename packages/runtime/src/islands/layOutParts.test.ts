// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutParts } from './layOutParts'

const isPending = () => document.documentElement.hasAttribute('data-laying-out')
const laidOut = () => [...document.querySelectorAll<HTMLElement>('.later-part')].map(({ style }) => style.contentVisibility)

beforeEach(() => {
  document.documentElement.setAttribute('data-laying-out', '')
  document.body.innerHTML = '<section class="later-part"></section><section class="later-part"></section>'
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  location.hash = ''
})

test('later parts of a document are laid out one by one once it has loaded', async () => {
  const done = layOutParts()
  expect(laidOut()).toEqual(['', ''])
  await vi.advanceTimersToNextTimerAsync()
  expect(laidOut()).toEqual(['visible', ''])
  await vi.runAllTimersAsync()
  await done
  expect(isPending()).toBe(false)
  expect(laidOut()).toEqual(['', ''])
})

test.each(['click', 'keydown'])('a %s, which may lead to another part, lays out all at once', async (event) => {
  const done = layOutParts()
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(isPending()).toBe(false)
  await done
})

test('a page that opens at a part is laid out at once', async () => {
  location.hash = '#contact'
  await layOutParts()
  expect(isPending()).toBe(false)
})
