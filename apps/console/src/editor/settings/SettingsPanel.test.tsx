// @vitest-environment jsdom
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestSession } from '../testing/openTestSession'
import { showInEditor } from '../testing/showField'
import { SettingsPanel } from './SettingsPanel'

const toyota: Layer = {
  kind: 'manufacturer',
  name: 'Toyota dealer',
  schemaVersion,
  locks: [],
  values: { header: { announcement: 'Hello' } },
}
const values = { header: { announcement: 'Open on Sunday' }, search: { pageSize: 500 } }

beforeEach(() => {
  const session = openTestSession({ layers: [toyota], values })
  session.wentLive({ version: 1, config: session.state().config, publishedAt: '2026-11-20T04:00:00.000Z', author: 'Mia', note: '' })
  showInEditor(<SettingsPanel />, session)
})

const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const search = () => screen.getByLabelText('Search settings')
const found = () => within(screen.getByRole('list', { name: 'Search results' })).getAllByRole('button')
const type = (text: string) => act(() => void fireEvent.change(search(), { target: { value: text } }))
const press = (element: HTMLElement, key: string) => fireEvent.keyDown(element, { key })

describe('the settings of a site', () => {
  test('the settings of a site can be filtered to those changed here, with their number', () => {
    expect(chip('Changed here').textContent).toBe('Changed here2')
    fireEvent.click(chip('Changed here'))
    expect(found().map(({ textContent }) => textContent)).toEqual([
      'Header › Announcement“Open on Sunday” instead of “Hello”',
      'Stock list › Cars per page500 instead of 21',
    ])
  })

  test('the settings of a site can be filtered by several filters at once', () => {
    fireEvent.click(chip('Changed here'))
    fireEvent.click(chip('Errors'))
    expect(found().map(({ textContent }) => textContent)).toEqual(['Stock list › Cars per pageCars per page must be between 6 and 60.'])
    fireEvent.click(chip('Not published yet'))
    expect(screen.getByText('No setting matches all of these filters.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show all settings' }))
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy()
  })

  test('the settings of a site that was never published are not compared with a published version', () => {
    cleanup()
    showInEditor(<SettingsPanel />, openTestSession({ layers: [toyota], values }))
    expect(screen.queryByRole('button', { name: /^Not published yet/ })).toBeNull()
    expect(chip('Errors')).toBeTruthy()
  })

  test('the settings of a site have a list of sections that arrow keys move through (A11Y-01)', () => {
    const [first, second, ...others] = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('button')
    const focus = () => document.activeElement
    first?.focus()
    press(focus() as HTMLElement, 'ArrowDown')
    expect(focus()).toBe(second)
    press(focus() as HTMLElement, 'End')
    expect(focus()).toBe(others.at(-1))
    press(focus() as HTMLElement, 'ArrowDown')
    expect(focus()).toBe(others.at(-1))
    press(focus() as HTMLElement, 'Home')
    expect(focus()).toBe(first)
  })

  test('the settings of a site can be searched, with matches marked and keyboard navigation', () => {
    type('announ')
    expect(screen.getByRole('list', { name: 'Search results' }).querySelector('mark')?.textContent).toBe('Announ')
    press(search(), 'ArrowDown')
    const [first] = found()
    expect(document.activeElement).toBe(first)
    press(first as HTMLElement, 'ArrowUp')
    expect(document.activeElement).toBe(search())
  })

  test('the settings of a site keep the results of a filter: an opened setting has a way back to them', () => {
    fireEvent.click(chip('Changed here'))
    fireEvent.click(found()[1] as HTMLElement)
    expect(screen.getByRole('heading', { level: 2, name: 'Stock list' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Back to the results' }))
    expect(found()).toHaveLength(2)
    fireEvent.click(found()[0] as HTMLElement)
    fireEvent.click(screen.getByRole('button', { name: 'All settings' }))
    expect(screen.queryByRole('button', { name: 'Back to the results' })).toBeNull()
  })

  test('the settings of a site open at the top of a section; the list of sections keeps its scroll position', () => {
    const scroller = document.querySelector<HTMLElement>('[data-scroll]') as HTMLElement
    const sections = () => screen.getByRole('navigation', { name: 'Sections' })
    scroller.scrollTop = 700
    fireEvent.scroll(scroller)
    fireEvent.click(within(sections()).getByRole('button', { name: /^Car page/ }))
    expect(scroller.scrollTop).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'All settings' }))
    expect(sections() && scroller.scrollTop).toBe(700)
  })

  test('the settings of a site are shown again when Escape clears the search', () => {
    type('announ')
    press(search(), 'Escape')
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy()
  })

  test('the settings of a site link to settings that are edited elsewhere', () => {
    const link = () => screen.queryByRole('link', { name: 'Hours, address and phones of a location' })
    type('opening times')
    expect(link()?.getAttribute('href')).toBe('#/locations')
    type('announ')
    expect(link()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', { name: /^Opening hours/ }))
    expect(link()).toBeTruthy()
  })

  test('the settings of a site report a search without results', () => {
    type('zebra')
    expect(screen.getByText('No matching settings. Try a shorter search.')).toBeTruthy()
  })

  test('the settings of a site include the items of lists: a page is found by its path', () => {
    type('/about-us')
    expect(found()[0]?.textContent).toContain('/about-us')
  })
})
