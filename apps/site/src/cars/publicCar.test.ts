import type { FinanceLender } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { publicCar } from './publicCar'

const lender: FinanceLender = {
  interestRate: 6.5,
  comparisonRate: 7.5,
  paymentWeekCents: 12_345,
  paymentMonthCents: 53_495,
  termYears: 5,
  depositCents: 0,
  balloonCents: null,
  establishmentFeesCents: null,
  totalPayableCents: null,
  disclaimer: '**Terms** apply.',
}
const car = buildCar({
  financeLenders: { taurus: lender, angle: lender },
  historyFileKey: 'reports/secret.pdf',
  paymentProcessors: ['stripe'],
})

describe('publicCar', () => {
  it('publicCar names the site’s lender with its disclaimer as plain text (API-05)', () => {
    const { finance_lenders: lenders } = publicCar(car, buildConfig({ finance: { provider: 'taurus' } }))
    expect(lenders).toEqual({
      taurus: expect.objectContaining({
        finance_provider: 'taurus',
        payment_week_cents: 12_345,
        comparison_rate: 7.5,
        disclaimer: 'Terms apply.',
        term5: { payment_week_cents: 12_345, payment_month_cents: 53_495 },
      }),
    })
  })

  it('publicCar contains whether the car has an NVIC, and small pictures (ENT-01)', () => {
    const json = publicCar(buildCar({ nvic: null, images: [{ key: 'stock/one.webp', alt: 'One' }] }), buildConfig())
    expect(json).toMatchObject({
      has_nvic: false,
      primary_image_url: '/media/stock/one.webp',
      thumbnails: ['/media/stock/one.webp?w=320'],
    })
    expect(publicCar(buildCar({ nvic: 'AB1234' }), buildConfig()).has_nvic).toBe(true)
  })

  it('publicCar names no lender where the site shows no finance for the car (CAR-23)', () => {
    expect(publicCar(car, buildConfig({ finance: { provider: 'taurus', excludedMakes: ['Toyota'] } })).finance_lenders).toEqual({})
    expect(publicCar(car, buildConfig()).finance_lenders).toEqual({})
  })

  it('publicCar hides the phone number, the report and the payment settings (VDP-18)', () => {
    const json = JSON.stringify(publicCar(car, buildConfig()))
    for (const secret of ['5550', 'reports/', 'stripe', car.regoPlate, car.vin]) expect(json).not.toContain(secret)
  })
})
