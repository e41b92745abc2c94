// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { buildHost } from '../../../testing/buildHost'
import { restoreFilterState, storeFilterState } from './storedFilterState'

const page = `
  <form id="search-form">
    <section id="filters"><div data-scrolls>
      <input type="text" name="q" value="">
      <details data-filter="make"><input type="checkbox" name="make" value="Kia"><input type="checkbox" name="make" value="Ford"></details>
      <details data-filter="price" open></details>
    </div></section>
  </form>`

const stored = new Map<string, string>()
const hostAt = (now: string) =>
  buildHost({
    now: () => now,
    storage: { read: (key) => stored.get(key) ?? null, write: (key, value) => void stored.set(key, value), watch: () => () => {} },
  })
const now = hostAt('2026-03-11T03:30:00.000Z')

/** The form of a newly loaded page. */
const freshForm = (): HTMLFormElement => {
  document.body.innerHTML = page
  return document.querySelector('form') as HTMLFormElement
}
const find = <Found extends Element>(selector: string) => document.querySelector(selector) as Found
const openSections = () => [...document.querySelectorAll<HTMLDetailsElement>('details[open]')].map(({ dataset }) => dataset.filter)

beforeEach(() => stored.clear())

describe('the stored state of the filters (open sections, focus, scroll position)', () => {
  it('the stored state of the filters restores focus and open sections on a new page', () => {
    const form = freshForm()
    find<HTMLDetailsElement>('[data-filter="make"]').open = true
    find<HTMLDetailsElement>('[data-filter="price"]').open = false
    find<HTMLInputElement>('[value="Ford"]').focus()
    storeFilterState(form, '/search', now)
    restoreFilterState(freshForm(), '/search', now)
    expect(openSections()).toEqual(['make'])
    expect(document.activeElement).toBe(find('[value="Ford"]'))
  })

  it('the stored state of the filters restores the scroll position of the sheet on a new page', () => {
    const form = freshForm()
    find('[data-scrolls]').scrollTop = 240
    storeFilterState(form, '/search', now)
    restoreFilterState(freshForm(), '/search', now)
    expect(find('[data-scrolls]').scrollTop).toBe(240)
  })

  it('the stored state of the filters keeps text entered while the page loaded, and notifies the form', () => {
    const form = freshForm()
    const input = find<HTMLInputElement>('[name="q"]')
    input.focus()
    input.value = 'hilux sr'
    storeFilterState(form, '/search', now)
    const next = freshForm()
    const heard: string[] = []
    next.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).value))
    restoreFilterState(next, '/search', now)
    expect(heard).toEqual(['hilux sr'])
    expect(document.activeElement).toBe(find('[name="q"]'))
  })

  it.each([
    { name: 'another path', path: '/search/kia', host: now },
    { name: 'a later visit', path: '/search', host: hostAt('2026-03-11T03:30:11.000Z') },
  ])('the stored state of the filters is discarded on $name', ({ path, host }) => {
    const form = freshForm()
    find<HTMLInputElement>('[name="q"]').focus()
    storeFilterState(form, '/search', now)
    restoreFilterState(freshForm(), path, host)
    expect(document.activeElement).toBe(document.body)
    expect(openSections()).toEqual(['price'])
  })

  it('the stored state of the filters is restored once, and an invalid one is ignored', () => {
    storeFilterState(freshForm(), '/search', now)
    restoreFilterState(freshForm(), '/search', now)
    expect(stored.get('search-place')).toBe('')
    for (const text of ['', 'nonsense', '7', '{"path":"/search"}']) {
      stored.set('search-place', text)
      expect(() => restoreFilterState(freshForm(), '/search', now)).not.toThrow()
    }
  })
})
