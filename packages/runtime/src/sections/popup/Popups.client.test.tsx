// @vitest-environment jsdom
import type { Popup } from '@forecourt/rules/pages/PageRules'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { stubDialogs } from '../../testing/stubDialogs'
import { enhancePopups } from './enhancePopups'
import { Popups } from './Popups.client'
import { PopupWatch } from './PopupWatch.client'

const { matchMedia } = window
let stored: Record<string, string>
let host: RuntimeHost

const popup = (over: object = {}): Popup => {
  const list = [{ id: 'sale', title: 'Winter sale', description: 'Until Sunday.', linkTo: '/special-offers', ...over }]
  const [built] = buildConfig({ popups: { list: list as never } }).popups.list
  if (!built) throw new Error('There is no popup.')
  return built
}
const show = (popups: readonly Popup[], ends = {}) => renderHosted(<PopupWatch popups={popups} ends={ends} />, host)
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const dialog = () => screen.queryByRole('dialog', { name: 'Winter sale' })

beforeEach(() => {
  vi.useFakeTimers()
  stored = {}
  host = buildHost({
    storage: { read: (key) => stored[key] ?? null, write: (key, value) => Object.assign(stored, { [key]: value }), watch: () => () => {} },
  })
  window.matchMedia = ((query: string) => ({ matches: !query.includes('width <') })) as never
  stubDialogs()
})
afterEach(() => {
  window.matchMedia = matchMedia
})

it('a popup renders nothing before the page is hydrated (CNT-04)', () => {
  expect(
    renderToString(
      <RuntimeHostProvider host={host}>
        <Popups popups={[popup()]} ends={{}} />
      </RuntimeHostProvider>,
    ),
  ).toBe('')
})

it('a popup opens automatically, and never again once it is closed (CNT-02, CNT-03)', () => {
  const { unmount } = show([popup()])
  expect(dialog()).toBeNull()
  wait(2)
  expect(dialog()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
  unmount()
  show([popup()])
  wait(60)
  expect(dialog()).toBeNull()
})

it('a popup counts as seen once its link is followed (CNT-03)', () => {
  const { unmount } = show([popup()])
  wait(2)
  fireEvent.click(screen.getByRole('link', { name: 'Find out more' }))
  unmount()
  show([popup()])
  wait(60)
  expect(dialog()).toBeNull()
})

it('a popup shows all its texts, and its picture has the link of its button (ENT-25)', () => {
  show([popup({ src: 'a.webp', buttonText: 'See them' })])
  wait(2)
  expect(screen.getByText('Until Sunday.')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'See them' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/special-offers', '/special-offers'])
  expect(screen.getByRole('img', { name: 'See them' })).toBeTruthy()
})

it('a second popup opens where the first was seen, but not on the same page', () => {
  const both = [popup(), popup({ id: 'other', title: 'Also' })]
  const { unmount } = show(both)
  wait(2)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  wait(60)
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  show(both)
  wait(2)
  expect(screen.getByRole('dialog', { name: 'Also' })).toBeTruthy()
})

it('a popup doesn’t open after its end time, also on a page that was cached before (CNT-05)', () => {
  show([popup()], { sale: '2026-03-11T03:29:59.000Z' })
  wait(60)
  expect(dialog()).toBeNull()
})

it('a popup waits for its delay, and while the shopper types', () => {
  render(<input aria-label="Name" />)
  screen.getByLabelText('Name').focus()
  show([popup({ trigger: 'time', after: 10 })])
  wait(9)
  expect(dialog()).toBeNull()
  wait(2)
  expect(dialog()).toBeNull()
  screen.getByLabelText('Name').blur()
  wait(4)
  expect(dialog()).not.toBeNull()
})

it('a popup opens as the pointer leaves at the top, but not at the side', () => {
  show([popup({ trigger: 'exit' })])
  wait(30)
  fireEvent.mouseOut(document.body, { relatedTarget: null, clientX: -1, clientY: 200 })
  expect(dialog()).toBeNull()
  fireEvent.mouseOut(document.body, { relatedTarget: null, clientY: -1 })
  expect(dialog()).not.toBeNull()
})

it('a popup leaves the page usable: it takes no focus, and is not modal (CNT-02)', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<a href="/special-offers">Offers</a>)
  screen.getByRole('link', { name: 'Offers' }).focus()
  show([popup()])
  wait(2)
  expect(dialog()).not.toBeNull()
  expect(showModal).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Offers' }))
})

it('Escape closes a popup, but not one below an open dialog (CNT-03)', () => {
  show([popup()])
  wait(2)
  const above = document.createElement('dialog')
  above.open = true
  document.body.append(above)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(dialog()).not.toBeNull()
  above.remove()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(dialog()).toBeNull()
  expect(Object.values(stored).join()).toContain('"sale"')
})

it('a popup is at most 600 px wide and 80 % of the window high (CNT-06)', () => {
  show([popup()])
  wait(2)
  expect(dialog()?.classList).toContain('max-w-[600px]')
  expect(dialog()?.classList).toContain('max-h-[80vh]')
})

it('a popup opens in a preview without taking the focus, and is not stored as seen', () => {
  host = { ...host, mode: 'preview' }
  show([popup({ trigger: 'exit' })])
  const shown = screen.getByRole('dialog', { name: 'Winter sale' })
  expect(shown.contains(screen.getByRole('button', { name: 'Close' }))).toBe(true)
  expect(shown.getAttribute('data-setting')).toMatch(/^\/popups\/list\//)
  expect(stored).toEqual({})
})

it('a popup loads its code once it is due, and then opens without another delay (CNT-02, CNT-03)', async () => {
  const hydrate = vi.fn(async () => undefined)
  const popups = [popup()]
  const { stop } = enhancePopups(document.body, { host, data: () => ({ popups, ends: {} }), hydrate })
  expect(hydrate).not.toHaveBeenCalled()
  wait(2)
  expect(hydrate).toHaveBeenCalledTimes(1)
  stop()
  show(popups)
  expect(dialog()).not.toBeNull()
})

it('closed in a preview, stays closed on other pages until it is edited, and disappears once it is removed', () => {
  host = { ...host, mode: 'preview' }
  const { unmount } = show([popup({ id: 'edited' })])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
  unmount()
  const { rerender } = show([popup({ id: 'edited' })])
  expect(dialog()).toBeNull()
  const withPopups = (popups: readonly Popup[]) =>
    rerender(
      <RuntimeHostProvider host={host}>
        <PopupWatch popups={popups} ends={{}} />
      </RuntimeHostProvider>,
    )
  withPopups([popup({ id: 'edited', description: 'Until Monday.' })])
  expect(dialog()?.textContent).toContain('Until Monday.')
  withPopups([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
