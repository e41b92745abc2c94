// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { trapSheetFocus } from './trapSheetFocus'

const show = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  document.body.innerHTML =
    '<header></header><main><form><section id="filters"></section></form><div id="results"></div></main><footer></footer>'
  return document.getElementById('filters') as HTMLElement
}
const inertNames = () =>
  [...document.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.inert)
    .map((element) => element.id || element.tagName.toLowerCase())
const toggle = (sheet: HTMLElement, newState: string) => {
  for (const name of ['beforetoggle', 'toggle']) sheet.dispatchEvent(Object.assign(new Event(name), { newState }))
}

it('While the filter sheet is open, nothing else on the page takes focus', () => {
  const sheet = show()
  for (const footer of document.querySelectorAll('footer')) footer.inert = true
  trapSheetFocus(sheet)
  toggle(sheet, 'open')
  expect(inertNames()).toEqual(['header', 'results', 'footer'])
  expect(document.documentElement.style.overflow).toBe('hidden')
  toggle(sheet, 'closed')
  expect(inertNames()).toEqual(['footer'])
  expect(document.documentElement.style.overflow).toBe('')
})

it('Removing the open sheet makes the rest of the page usable again', () => {
  const sheet = show()
  const stop = trapSheetFocus(sheet)
  toggle(sheet, 'open')
  stop()
  expect(document.querySelector('header')?.inert).toBe(false)
})
