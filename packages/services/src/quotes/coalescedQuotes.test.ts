import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { expect, it } from 'vitest'
import { coalescedQuotes } from './createQuoteService'

it('the quote service requests one quote for identical simultaneous requests, and a new one later (API-10)', async () => {
  let calls = 0
  const service = coalescedQuotes({ quote: async () => ({ weeklyCents: ++calls, rate: 7, comparisonRate: 8 }) })
  const request = (purchasePrice: number) => ({ purchasePrice }) as QuoteRequest
  const concurrent = await Promise.all([service.quote(request(1)), service.quote(request(1)), service.quote(request(2))])
  expect(concurrent.map((quote) => quote?.weeklyCents)).toEqual([1, 1, 2])
  expect(await service.quote(request(1))).toMatchObject({ weeklyCents: 3 })
})
