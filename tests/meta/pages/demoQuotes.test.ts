import { carEstimate } from '@forecourt/rules/finance/estimate/carEstimate'
import { quoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { simulatedQuote } from '@forecourt/services/quotes/createQuoteService'
import { expect, it } from 'vitest'
import { demoNow } from '../demoNow'
import { openDemo } from '../seededDemo'

const demo = await openDemo()

it('no quote of a demo dealer exceeds the estimate that it replaces (FIN-03, API-10)', async () => {
  const asking = demo.sites.filter(({ site }) => shownFinance.quotes(site.config))
  expect(asking.map(({ site }) => site.slug)).toEqual(['stillwater'])
  const dearer: string[] = []
  let compared = 0
  for (const { site } of asking)
    for (const car of await demo.carsOf(site)) {
      const estimate = carEstimate({ ...car, financeQuote: null }, site.config, demoNow)?.figures
      const question = quoteRequest({ ...car, financeQuote: null })
      const quote = question && simulatedQuote(question, new Date(demoNow).getUTCFullYear())
      if (!estimate || !quote) continue
      compared++
      if (quote.weeklyCents > estimate.weeklyCents) dearer.push(`${car.name}: ${estimate.weeklyCents} became ${quote.weeklyCents}`)
    }
  expect(compared).toBeGreaterThan(20)
  expect(dearer).toEqual([])
})
