// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHosted } from '../../../testing/renderHosted'
import { VehicleGrid } from './VehicleGrid'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

const widestOf = (layout: 'stacked' | 'wide' | 'overlay', count: number) => {
  const cars = Array.from({ length: count }, (_, index) => buildCar({ id: `car-${index}`, slug: `car-${index}` }))
  renderHosted(<VehicleGrid cars={cars} config={buildConfig({ card: { layout } })} request={request} site={buildSiteData()} />)
  const grid = screen.getAllByRole('list').find((list) => list.classList.contains('gap-cards'))
  return Math.max(1, ...[...(grid?.className.matchAll(/grid-cols-(\d)/g) ?? [])].map(([, columns]) => Number(columns)))
}

describe('the columns of a grid leave no place empty where it can be helped', () => {
  it.each([
    ['stacked', 3, 3],
    ['stacked', 4, 4],
    ['stacked', 6, 3],
    ['stacked', 21, 4],
    ['overlay', 3, 3],
    ['overlay', 4, 4],
    ['overlay', 18, 3],
    ['wide', 4, 1],
  ] as const)('%s cards, %i of them: %i', (layout, count, columns) => {
    expect(widestOf(layout, count)).toBe(columns)
  })
})

describe('the small print under cards with weekly figures', () => {
  const lender = {
    interestRate: 8.99,
    comparisonRate: 10.05,
    paymentWeekCents: 11_800,
    paymentMonthCents: null,
    termYears: 5,
    depositCents: 0,
    balloonCents: 0,
    establishmentFeesCents: null,
    totalPayableCents: null,
    disclaimer: null,
  }

  it.each([
    { name: 'shows 200 characters at once', length: 198, folds: false },
    { name: 'folds one more', length: 199, folds: true },
  ])('$name (UI-18)', ({ length, folds }) => {
    const config = buildConfig({ finance: { provider: 'manual', disclaimer: 'x'.repeat(length) }, card: { showWeekly: true } })
    renderHosted(
      <VehicleGrid cars={[buildCar({ financeLenders: { manual: lender } })]} config={config} request={request} site={buildSiteData()} />,
    )
    expect(screen.getByText(`* ${'x'.repeat(length)}`)).toBeDefined()
    expect(screen.queryByText('Show More') !== null).toBe(folds)
  })
})
