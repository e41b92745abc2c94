// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { startScript } from './startScript'

afterEach(() => {
  location.hash = ''
})

it.each([
  { name: 'with a part', hash: '#contact', isPending: false },
  { name: 'without one', hash: '', isPending: true },
])('the later parts of a page wait unless its address leads to one: $name', ({ hash, isPending }) => {
  location.hash = hash
  document.documentElement.setAttribute('data-rendering', '')
  new Function(`${startScript}("/start.js")`)()
  expect(document.documentElement.hasAttribute('data-rendering')).toBe(isPending)
})
