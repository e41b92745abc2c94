import { carEstimate } from '@forecourt/rules/finance/estimate/carEstimate'
import { quoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { simulatedQuote } from '@forecourt/services/quotes/createQuoteService'
import { expect, it } from 'vitest'
import { demoNow } from '../demoNow'
import { openDemo } from '../seededDemo'

const demo = await openDemo()
const quoting = demo.sites.filter(({ site }) => shownFinance.quotes(site.config))

it('a demo dealer’s quotes are of the loan that its estimates and its calculator advertise, at one rate (FIN-03, FIN-05, API-10)', async () => {
  expect(quoting.map(({ site }) => site.slug)).toEqual(['stillwater'])
  let requested = 0
  let stored = 0
  for (const { site } of quoting) {
    const { estimate, calculator } = site.config
    const advertised = { rate: estimate.rate, comparisonRate: estimate.comparisonRate }
    expect(calculator.defaultRate).toBe(estimate.rate)
    for (const car of await demo.carsOf(site)) {
      const unquoted = { ...car, financeQuote: null }
      const shown = carEstimate(unquoted, site.config, demoNow)?.figures
      const question = quoteRequest(unquoted)
      const simulated = question && simulatedQuote(question, site.config)
      if (car.financeQuote) {
        stored++
        expect([car.name, car.financeQuote]).toEqual([car.name, { ...simulated, simulated: true }])
      }
      if (!shown || !simulated) continue
      requested++
      expect([car.name, simulated]).toEqual([car.name, { ...advertised, weeklyCents: shown.weeklyCents, simulated: true }])
    }
  }
  expect(requested).toBeGreaterThan(20)
  expect(stored).toBeGreaterThan(5)
})
