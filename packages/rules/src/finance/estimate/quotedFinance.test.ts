import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { quotedFinance } from './quotedFinance'

const quote = { weeklyCents: 12_345, rate: 7.2, comparisonRate: 8.05 }

it('the finance section shows a quote with both rates and the requested terms (API-11, API-12, FIN-02, FIN-06)', () => {
  const texts = quotedFinance(quote, buildConfig())
  expect(texts).toMatchObject({ weeklyText: '$123', monthlyText: null, rateText: '7.20% p.a.', comparisonText: '8.05%', source: 'quote' })
  expect(texts?.disclaimer).toMatch(/5-year term, no deposit and no balloon, .* 7\.20% p\.a\. \(comparison rate 8\.05% p\.a\.\)/)
})

it('the finance section shows the monthly amount if the site’s setting is on (FIN-09)', () => {
  expect(quotedFinance(quote, buildConfig({ finance: { showMonthly: true } }))?.monthlyText).toBe('$535')
})

it.each([2500, 0, -1, Number.NaN])('the finance section shows no quote of %s cents a week (ERR-12)', (weeklyCents) => {
  expect(quotedFinance({ ...quote, weeklyCents }, buildConfig())).toBeNull()
})
