import type { CarType } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { financeProviders } from '@forecourt/schema/sections/finance'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { WeeklyFinance } from '../vehicle/card/CardPrice'
import { FinanceWidget } from './FinanceWidget'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const rates = ['6.29%', '8.19%']
const kinds = Object.keys({ new: 0, used: 0, demo: 0 } satisfies { [Kind in CarType]: 0 }) as CarType[]
const cases = financeProviders.flatMap((provider) => kinds.map((carType) => ({ provider, carType })))

const drawn = (provider: (typeof financeProviders)[number], carValues: Parameters<typeof buildCar>[0]) => {
  const car = buildCar({ ...carValues, year: 2025 })
  const config = buildConfig({ finance: { provider, showWidget: true }, card: { showWeekly: true }, estimate: { show: true } })
  return {
    card: textOf(renderToHtml(<WeeklyFinance car={car} config={config} request={request} />)),
    page: textOf(renderToHtml(<FinanceWidget car={car} config={config} request={request} />)),
  }
}

it.each(cases)(
  'a card and the page show the same figure of $provider for a $carType car, which the page calls the lender’s (CAR-23, FIN-04)',
  ({ provider, carType }) => {
    const { card, page } = drawn(provider, { carType, financeLenders: { [provider]: buildLender() } })
    expect(card === '').toBe(provider === 'none')
    if (card === '') return
    for (const figure of ['$123', ...rates]) for (const text of [card, page]) expect(text).toContain(figure)
    expect(page).toContain('Based on the lender’s current rate.')
    expect(page).not.toMatch(/An estimate|quote for this car/)
  },
)

it.each(cases)(
  'without a figure of $provider for a $carType car its card shows none, and the page labels its own as an estimate or a quote (FIN-04)',
  ({ provider, carType }) => {
    // Another lender's figures aren't used.
    const financeLenders = { another: buildLender() }
    const estimated = drawn(provider, { carType, financeLenders })
    expect(estimated.card).toBe('')
    expect(estimated.page).toContain('An estimate at the advertised rate, not a lender’s quote.')
    const quoted = drawn(provider, { carType, financeLenders, financeQuote: { weeklyCents: 14_200, rate: 7.1, comparisonRate: 7.9 } })
    expect(quoted.card).toBe('')
    expect(quoted.page).toContain('$142')
    expect(quoted.page).toContain('The lender’s own quote.')
  },
)

it.each(financeProviders.filter((provider) => provider !== 'none'))(
  'a card and the page name the deposit and the balloon of a figure of $0 beside it, not only in the loan terms (FIN-25)',
  (provider) => {
    const lender = buildLender({ depositCents: 400_000, balloonCents: 900_000 })
    const { card, page } = drawn(provider, { financeLenders: { [provider]: lender } })
    expect(card).toContain('$123 / week*, $4,000 deposit, $9,000 balloon')
    expect(page).toMatch(/\$123 a week\*, \$4,000 deposit, \$9,000 balloon/)
    expect(drawn(provider, { financeLenders: { [provider]: buildLender() } }).card).not.toMatch(/deposit|balloon/)
  },
)

it('an estimate names its deposit and balloon, and a quote at terms without them names none (FIN-04, FIN-25)', () => {
  expect(drawn('none', {}).page).toContain('$76 a week*, $2,499 deposit, $7,497 balloon')
  expect(drawn('none', { financeQuote: { weeklyCents: 14_200, rate: 7.1, comparisonRate: 7.9 } }).page).toMatch(/\$142 a week\* (?!,)/)
})
