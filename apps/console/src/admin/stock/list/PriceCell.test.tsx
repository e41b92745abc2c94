// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CarRecord } from '../../../client/Records'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { PriceCell } from './PriceCell'

const prices = { priceCents: 2_499_000, beforePriceCents: null, egcCents: null }
const car = { id: 'c1', organisationId: 'o1', name: '2020 Toyota Camry', status: 'in_stock', ...prices, revision: 4 }
const update = vi.fn((_input: unknown) => ({ ...car, priceCents: 2_399_000, revision: 5 }))
const undo = vi.fn((_input: unknown) => car)
const whatIf = vi.fn((_input: unknown) => ({
  ...{ refused: [], sites: [{ siteId: 's', name: 'Coast Cars', affected: 1, facts: [], searches: [], priceDropShoppers: 2, cars: [] }] },
}))
const forecast = vi.fn((_input: unknown) => ({ sites: [], left: 0 }))

beforeEach(() => {
  vi.clearAllMocks()
  answerCalls({ 'stock.update': update, 'stock.undo': undo, 'stock.whatIf': whatIf, 'stock.forecast': forecast })
  renderInConsole(<PriceCell car={car as unknown as CarRecord} mayEdit />)
  fireEvent.click(screen.getByRole('button', { name: /Change the price/ }))
})

const field = () => screen.getByRole('textbox', { name: /Price of/ })

test('A price confirmed by Enter shows what it would change before it is saved once, and can be undone (CAR-16)', async () => {
  const input = field()
  fireEvent.change(input, { target: { value: '23990' } })
  fireEvent.submit(input)
  fireEvent.blur(input)
  const dialog = within(await screen.findByRole('dialog', { name: /Camry/ }))
  expect(await dialog.findByText('2 shoppers who saved one of them get an email about the lower price.')).toBeTruthy()
  const change = { kind: 'onePrice', field: 'driveAwayCents', cents: 2_399_000 }
  expect(whatIf.mock.calls).toEqual([[{ organisationId: 'o1', carIds: ['c1'], change }]])
  expect(forecast.mock.calls).toEqual([[{ organisationId: 'o1', cars: [{ id: 'c1', revision: 4 }], change }]])
  expect(update).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: 'Save price' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(update.mock.calls).toEqual([[{ id: 'c1', data: { driveAwayCents: 2_399_000 }, expectedRevision: 4 }]])
  await waitFor(() => expect(undo.mock.calls).toEqual([[{ id: 'c1', expectedRevision: 5 }]]))
})

test('Escape restores the price and returns the focus to its button', async () => {
  fireEvent.change(field(), { target: { value: '1' } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Change the price/ })))
  expect(update).not.toHaveBeenCalled()
})

test('A price that is entered and left isn’t saved without showing what it would change, and can be cancelled', async () => {
  fireEvent.change(field(), { target: { value: '23990' } })
  fireEvent.blur(field())
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update).not.toHaveBeenCalled()
})

test('An invalid price shows an error at the field', () => {
  fireEvent.change(field(), { target: { value: 'a lot' } })
  fireEvent.submit(field())
  expect(screen.getByText('Enter a price in dollars, such as 24,990, or leave empty.')).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
})
