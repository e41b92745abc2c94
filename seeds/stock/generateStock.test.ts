import { describe, expect, it } from 'vitest'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'
import { vinCheckDigit } from './vin'

const now = Date.UTC(2026, 10, 20)
const stock = scenarios.flatMap((scenario) => scenario.stock).flatMap((plan) => generateStock(plan, now))
const cars = stock.map(({ car }) => car)

describe('the demo stock', () => {
  it('is about 1,500 vehicles, the same ones every time', () => {
    expect(cars.length).toBeGreaterThan(1_300)
    expect(cars.length).toBeLessThan(1_700)
    const [plan] = scenarios[0]?.stock ?? []
    expect(plan && generateStock(plan, now)).toEqual(plan && generateStock(plan, now))
  })

  it('has slugs, stock numbers and VINs of its own, with the check digit right', () => {
    expect(new Set(cars.map(({ slug, dealershipId }) => `${dealershipId} ${slug}`)).size).toBe(cars.length)
    expect(new Set(cars.map(({ stockNumber }) => stockNumber)).size).toBe(cars.length)
    for (const { vin } of cars) expect(vin?.[8]).toBe(vinCheckDigit(vin ?? ''))
    for (const { vin } of cars) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
  })

  it.each([
    ['sold', cars.filter(({ status }) => status === 'sold')],
    ['coming soon', cars.filter(({ status }) => status === 'coming_soon')],
    ['withdrawn', cars.filter(({ status }) => status === 'withdrawn')],
    ['reserved', cars.filter(({ reserved }) => reserved)],
    ['preorder', cars.filter(({ preorder }) => preorder)],
    ['unpriced', cars.filter(({ priceCents, preorder }) => priceCents === null && !preorder)],
    ['without pictures', stock.filter(({ art }) => art.length === 0)],
    ['demo', cars.filter(({ carType }) => carType === 'demo')],
    ['certified', cars.filter(({ certified }) => certified)],
    ['reduced', cars.filter(({ beforePriceCents }) => beforePriceCents !== null)],
    ['electric', cars.filter(({ simpleFuel }) => simpleFuel === 'Electric')],
    ['on subscription', cars.filter(({ subscriptionPriceCents }) => subscriptionPriceCents !== null)],
    ['caravans', cars.filter(({ itemType }) => itemType === 'caravan')],
    ['motorcycles', cars.filter(({ itemType }) => itemType === 'motorcycle')],
  ])('has some that are %s', (_, some) => {
    expect(some.length).toBeGreaterThan(0)
  })

  it('is plausible: no model before its years, prices and odometers in proportion', () => {
    for (const { year, km, carType, priceCents, beforePriceCents } of cars) {
      expect(year).toBeGreaterThanOrEqual(2010)
      expect(year).toBeLessThanOrEqual(2026)
      if (carType === 'new' && km !== null) expect(km).toBeLessThan(100)
      if (priceCents !== null) expect(priceCents).toBeGreaterThan(100_000)
      if (beforePriceCents !== null) expect(beforePriceCents).toBeGreaterThan(priceCents ?? 0)
    }
  })
})
