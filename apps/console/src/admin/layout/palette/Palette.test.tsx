// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { Palette } from './Palette'

const none = () => ({ data: [], total: 0 })
const listSites = vi.fn((_input: unknown) => ({
  data: [{ id: 'wattle', name: 'Wattle Motors', slug: 'wattle', hosts: ['wattle.example'] }],
  total: 1,
}))

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  answerCalls({
    'sites.getList': listSites,
    ...{ 'stock.getList': none, 'leads.getList': none, 'locations.getList': none, 'users.getList': none },
  })
})
afterEach(() => {
  cleanup()
  listSites.mockClear()
  vi.unstubAllGlobals()
})

const search = (text: string) => fireEvent.change(screen.getByRole('combobox', { name: 'Find anything' }), { target: { value: text } })

test('The command palette finds sites on the server, also by the name of their organisation', async () => {
  renderInConsole(<Palette open entries={[]} onClose={() => {}} />)
  search('meridian')
  expect((await screen.findByRole('option', { name: /Wattle Motors/ })).textContent).toContain('wattle.example')
  expect(listSites).toHaveBeenCalledWith({ page: 1, perPage: 5, filter: { q: 'meridian' } })
})

test('The command palette searches no sites for a user who may not see them', async () => {
  renderInConsole(<Palette open entries={[]} onClose={() => {}} />, (permission) => permission !== 'site.read')
  search('meridian')
  expect(await screen.findByText('No results for “meridian”.')).toBeTruthy()
  expect(listSites).not.toHaveBeenCalled()
})
