import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { explain } from '../../parts/explain'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { type LenderContext, lenderNeeds } from './lenderNeeds'

const missingNeeds = (context: LenderContext & { readonly car: Car }): string[] => {
  const part = { id: 'weekly', title: 'Weekly', requirement: 'CAR-23', elementSetting: null, needs: lenderNeeds(context.config.finance) }
  const { shown, because } = explain(part, context)
  return shown ? [] : because.map(({ message }) => message)
}

it.each([
  { provider: 'ausloans', car: { priceCents: null }, missing: [] },
  { provider: '360_finance', car: { priceCents: null }, missing: [] },
  { provider: 'taurus', car: { year: 2014 }, missing: ['The provider asks for a car younger than 12 years.'] },
  { provider: 'taurus', car: { year: 2015, priceCents: 50_001 }, missing: [] },
  { provider: 'manual', car: { priceCents: 50_000 }, missing: ['The provider asks for a price above $500.'] },
  { provider: 'angle', lender: { paymentWeekCents: null }, missing: ['The provider gives no weekly payment.'] },
  { provider: 'nissan_finance', lender: { paymentMonthCents: null }, missing: ['The provider gives no monthly payment.'] },
] satisfies {
  provider: ResolvedConfig['finance']['provider']
  car?: Partial<Car>
  lender?: Parameters<typeof buildLender>[0]
  missing: string[]
}[])(
  'lenderNeeds lists the requirements of $provider that a car doesn’t meet (CAR-25 to CAR-29): $missing',
  ({ provider, car = {}, lender = {}, missing }) => {
    const config = buildConfig({ finance: { provider, excludedMakes: [] } })
    const context = {
      car: buildCar({ ...car, financeLenders: { [provider]: buildLender(lender) } }),
      config,
      now: '2026-03-10T10:00:00Z',
    }
    expect(missingNeeds(context)).toEqual(missing)
  },
)

it('the finance section checks no figures if the site has no provider (CAR-23)', () => {
  const config = buildConfig({ finance: { provider: 'none' } })
  expect(missingNeeds({ car: buildCar(), config, now: '2026-03-10T10:00:00Z' })).toEqual(['The site has no finance provider.'])
})
