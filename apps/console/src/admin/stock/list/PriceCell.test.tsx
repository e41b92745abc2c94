// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CarRecord } from '../../../client/Records'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { PriceCell } from './PriceCell'

const prices = { priceCents: 2_499_000, beforePriceCents: null, egcCents: null }
const car = { id: 'c1', name: '2020 Toyota Camry', status: 'in_stock', ...prices, revision: 4 }
const update = vi.fn((_input: unknown) => ({ ...car, priceCents: 2_399_000, revision: 5 }))
const undo = vi.fn((_input: unknown) => car)

beforeEach(() => {
  vi.clearAllMocks()
  answerCalls({ 'stock.update': update, 'stock.undo': undo })
  renderInConsole(<PriceCell car={car as unknown as CarRecord} mayEdit />)
  fireEvent.click(screen.getByRole('button', { name: /Change the price/ }))
})

const field = () => screen.getByRole('textbox', { name: /Price of/ })

test('A price confirmed by Enter is saved once although the field loses focus, and can be undone', async () => {
  fireEvent.change(field(), { target: { value: '23990' } })
  fireEvent.submit(field())
  fireEvent.blur(field())
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

test('An invalid price shows an error at the field', () => {
  fireEvent.change(field(), { target: { value: 'a lot' } })
  fireEvent.submit(field())
  expect(screen.getByText('Enter a price in dollars, such as 24,990, or leave empty.')).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
})
