// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { DemandPage } from './DemandPage'

const anything = {
  ...{ make: null, model: null, body: null, seats: null, fuel: null, years: null, maxKm: null, maxCents: null, place: null },
}
const times = { searches: 2, lost: 0, waiting: 0, weight: 2 }

test('Each row of demand links to the stock list with its cars, or those that one condition hides (ANL-01)', async () => {
  answerCalls({
    'statistics.demand': () => ({
      ...{ from: '2026-01-01', to: '2026-03-01', emptied: [], unassigned: 0 },
      rows: [
        { wish: { ...anything, make: 'Kia', model: 'Rio' }, ...times, cars: 2, emptiedBy: null },
        {
          wish: { ...anything, body: 'Ute', maxCents: 2_000_000, years: { from: 2019, to: null } },
          ...{ ...times, cars: 0, emptiedBy: { condition: 'maxCents', cars: 3, fromCents: 2_499_000 } },
        },
        { wish: { ...anything, fuel: 'Hydrogen', place: 'Ryde' }, ...times, cars: 0, emptiedBy: null },
      ],
    }),
  })
  renderInConsole(<DemandPage />, undefined, undefined, { staff: false, organisations: [{ id: 'o1', name: 'Coast Cars' }] })
  const filterOf = async (table: string, name: string) => {
    const link = within(await screen.findByRole('table', { name: table })).getByRole('link', { name })
    const [page = '', query] = link.getAttribute('href')?.replace(/^#/, '').split('?') ?? []
    return [page, JSON.parse(new URLSearchParams(query).get('filter') ?? '')]
  }
  const stage = ['in_stock', 'coming_soon', 'preorder']
  expect(await filterOf('In demand, and in stock now', 'Kia Rio')).toEqual([
    '/stock',
    { organisationId: 'o1', make: 'Kia', model: 'Rio', stage },
  ])
  expect(await filterOf('Buy these', 'Ute, 2019 or newer, up to $20,000')).toEqual([
    '/stock',
    { organisationId: 'o1', body: 'Ute', yearFrom: 2019, stage },
  ])
  expect(await filterOf('Buy these', 'Hydrogen, in Ryde')).toEqual(['/stock', { organisationId: 'o1', fuel: 'Hydrogen', place: 'Ryde' }])
})
