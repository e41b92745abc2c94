// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { PaymentRequestDialog } from './PaymentRequestDialog'

interface StockQuery {
  readonly perPage: number
  readonly filter: { readonly q: string; readonly status: readonly string[]; readonly organisationId: string }
}

test('The car of a payment link is searched on the server among all cars for sale, by name, stock number or rego', async () => {
  const queries: StockQuery[] = []
  const sent: unknown[] = []
  const stock = [
    { id: 'car-1', name: '2014 Holden Cruze', stockNumber: 'A1' },
    { id: 'car-653', name: '2022 Volvo XC40', stockNumber: 'Z653' },
  ]
  answerCalls({
    'payments.sites': () => [{ id: 'site', name: 'Saltbush', organisationId: 'saltbush', locations: [] }],
    'stock.getList': (input) => {
      queries.push(input as StockQuery)
      const data = stock.filter(({ name, stockNumber }) => `${name} ${stockNumber}`.toLowerCase().includes((input as StockQuery).filter.q))
      return { data, total: data.length }
    },
    'payments.request': (input) => {
      sent.push(input)
      return { reference: 'R1' }
    },
  })
  renderInConsole(<PaymentRequestDialog onClose={vi.fn()} />)
  const car = await screen.findByLabelText('Car')
  fireEvent.focus(car)
  fireEvent.change(car, { target: { value: 'z653' } })
  await expect.poll(() => queries.map(({ filter }) => filter.q)).toContain('z653')
  await expect.poll(() => screen.queryByRole('option', { name: /Holden/ })).toBeNull()
  fireEvent.click(await screen.findByRole('option', { name: '2022 Volvo XC40 · Z653' }))
  for (const { filter, perPage } of queries)
    expect([filter.organisationId, filter.status, perPage]).toEqual(['saltbush', ['in_stock', 'coming_soon'], 20])
  fireEvent.change(screen.getByLabelText(/Amount in dollars/), { target: { value: '200' } })
  fireEvent.change(screen.getByLabelText(/Payer’s name/), { target: { value: 'Ana' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Send link' }).closest('form') as HTMLFormElement)
  await expect.poll(() => sent).toMatchObject([{ carId: 'car-653', amountCents: 20_000, name: 'Ana' }])
})
