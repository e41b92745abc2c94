// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CarRecord } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { PriceHistory } from './car/PriceHistory'
import { PriceCell } from './list/PriceCell'
import { stockColumns } from './list/stockColumns'

const prices = { priceCents: 2_399_000, priceType: 'egc', beforePriceCents: null, egcCents: 2_399_000, driveAwayCents: 2_499_000 } as const
const terms = [
  { country: 'AU', driveAway: 'Drive away', egc: 'Excl. gov. charges', whole: 'Excluding government charges' },
  { country: 'NZ', driveAway: 'Including on-road costs', egc: 'Plus on-road costs', whole: 'Plus on-road costs' },
] as const

test.each(terms)(
  'The price cell and the columns of the stock list have the terms of $country (CFG-02, CAR-14)',
  ({ country, driveAway, egc }) => {
    answerCalls({})
    const car = { id: 'c1', name: 'Kia Rio', status: 'in_stock', ...prices, country }
    renderInConsole(<PriceCell car={car as unknown as CarRecord} mayEdit={false} />)
    expect(screen.getByText(`$24,990 ${driveAway.toLowerCase()}`)).toBeTruthy()
    const labels = stockColumns(false, country).flatMap(({ key, label }) => (key === 'driveAway' || key === 'egc' ? [label] : []))
    expect(labels).toEqual([driveAway, egc])
  },
)

test.each(terms)('The price cell of a car with only a price without charges says so in the terms of $country', ({ country, egc }) => {
  answerCalls({})
  const car = { id: 'c1', name: 'Kia Rio', status: 'in_stock', ...prices, driveAwayCents: null, country }
  renderInConsole(<PriceCell car={car as unknown as CarRecord} mayEdit={false} />)
  expect(screen.getByText(egc.toLowerCase())).toBeTruthy()
})

test.each(terms)('The price history of a car has the terms of $country', ({ country, driveAway, whole }) => {
  render(<PriceHistory country={country} points={[{ at: '2026-05-01T00:00:00.000Z', driveAwayCents: 2_499_000, egcCents: 2_399_000 }]} />)
  expect(screen.getByRole('list', { name: 'Prices, latest first' }).textContent).toContain(`${driveAway}: $24,990${whole}: $23,990`)
})
