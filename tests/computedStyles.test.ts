// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'

const view = document.defaultView as Window & typeof globalThis
const shown = (element: Element) => view.getComputedStyle(element).display

/** An element, and a style sheet that hides a class. */
const render = () => {
  const element = document.body.appendChild(document.createElement('div'))
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.hidden { display: none }'
  return { element, style }
}
// Other elements in the head remain: style libraries continue to use them.
const found = new Set(document.head.children)
afterEach(() => {
  for (const element of [...document.head.children]) if (!found.has(element)) element.remove()
})

it('the test environment computes the style of an element once while nothing changes', () => {
  const { element } = render()
  expect(view.getComputedStyle(element)).toBe(view.getComputedStyle(element))
})

it.each<readonly [change: string, make: (rendered: ReturnType<typeof render>) => unknown]>([
  ['a class', ({ element }) => element.classList.add('hidden')],
  ['an attribute', ({ element }) => element.setAttribute('style', 'display: none')],
  ['an inline style', ({ element }) => element.style.setProperty('display', 'none')],
  ['the text of a sheet', ({ style }) => style.append('div { display: none }')],
  ['a sheet', () => document.head.appendChild(document.createElement('style')).append('div { display: none }')],
  ['a rule', ({ style }) => style.sheet?.insertRule('div { display: none }', 0)],
])('the layout test computes a style again once %s changed', (_change, make) => {
  const rendered = render()
  expect(shown(rendered.element)).toBe('block')
  make(rendered)
  expect(shown(rendered.element)).toBe('none')
})
