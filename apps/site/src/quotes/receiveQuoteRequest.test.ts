import type { Car, FinanceQuote } from '@forecourt/rules/entities/Car'
import { quoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { describe, expect, it } from 'vitest'
import { type QuotePorts, receiveQuoteRequest } from './receiveQuoteRequest'

const car = buildCar({ priceCents: 2_499_000, vin: 'JTNK43BE103012345', year: 2012 })
const question = { ...quoteRequest(car) }
const quote: FinanceQuote = { weeklyCents: 12_140, rate: 6.99, comparisonRate: 8.1 }
const figures = { weeklyRepaymentAmount: 121.4, advertisedRate: 6.99, comparisonRate: 8.1 }

interface Situation {
  readonly found?: Car | null
  readonly answers?: () => Promise<FinanceQuote | null>
  readonly values?: Parameters<typeof buildConfig>[0]
  readonly ports?: Partial<QuotePorts>
}

const build = ({ found = car, answers = async () => quote, values, ports }: Situation = {}) => {
  const requests: unknown[] = []
  const cached: unknown[] = []
  const config = buildConfig(values ?? { estimate: { requestQuotes: true } })
  const limiter = createLimiter({ count: 3, seconds: 60 })
  const ask = (body: unknown, headers: { [name: string]: string } = {}) =>
    receiveQuoteRequest(
      new Request('http://a.example/api/youx/quote', {
        method: 'POST',
        headers: { host: 'a.example', 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      {
        config,
        quotes: {
          quote: (request) => {
            requests.push(request)
            return answers()
          },
        },
        findCar: async () => found,
        storeQuote: async (forCar, its) => cached.push([forCar.id, its]),
        ...ports,
      },
      { limiter, address: 'a' },
    )
  return { ask, requested: requests, kept: cached }
}

describe('receiveQuoteRequest', () => {
  it('receiveQuoteRequest requests a quote, caches it with the car, and returns the service’s figures (API-10 to API-12)', async () => {
    const { ask, requested: requests, kept: cached } = build()
    const answer = await ask(question)
    expect([answer.status, await answer.json()]).toEqual([200, figures])
    expect(requests).toEqual([question])
    expect(cached).toEqual([[car.id, quote]])
  })

  it('receiveQuoteRequest takes the car’s values from the stock, whatever the browser sent', async () => {
    const { ask, requested: requests } = build()
    await ask({ ...question, year: 2026, nvic: 'BETTER' })
    expect(requests).toEqual([question])
  })

  it('receiveQuoteRequest returns a stored quote without a request (API-10)', async () => {
    const { ask, requested: requests, kept: cached } = build({ found: { ...car, financeQuote: quote } })
    expect(await (await ask(question)).json()).toEqual(figures)
    expect([requests, cached]).toEqual([[], []])
  })

  it.each([
    { name: 'a car that is not in stock', found: null, body: question },
    { name: 'a car without a VIN', found: car, body: { ...question, vin: null } },
  ])('receiveQuoteRequest caches no quote for $name', async ({ found, body }) => {
    const { ask, kept: cached } = build({ found })
    expect((await ask(body)).status).toBe(200)
    expect(cached).toEqual([])
  })

  it.each<{ name: string; situation: Situation }>([
    { name: 'the service has no quote', situation: { answers: async () => null } },
    { name: 'the service fails', situation: { answers: () => Promise.reject(new Error('down')) } },
    {
      name: 'the site shows no finance for the car (CAR-23)',
      situation: { values: { estimate: { requestQuotes: true }, finance: { excludedMakes: ['Toyota'] } } },
    },
  ])('receiveQuoteRequest answers without content when $name (ERR-13)', async ({ situation }) => {
    const answer = await build(situation).ask(question)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  it('receiveQuoteRequest returns quotes while the database is away', async () => {
    const away = () => Promise.reject(new Error('away'))
    expect((await build({ ports: { findCar: away } }).ask(question)).status).toBe(200)
    expect((await build({ ports: { storeQuote: away } }).ask(question)).status).toBe(200)
  })

  it.each<{ name: string; body: unknown }>([
    { name: 'nothing', body: '' },
    { name: 'no JSON', body: '{' },
    { name: 'a list', body: [] },
    { name: 'no price', body: { ...question, purchasePrice: null } },
    { name: 'a price of zero', body: { ...question, purchasePrice: 0 } },
    { name: 'a negative price', body: { ...question, purchasePrice: -5000 } },
    { name: 'an absurd price', body: { ...question, purchasePrice: 1e12 } },
    { name: 'a price that is text', body: { ...question, purchasePrice: '24990' } },
    { name: 'another term', body: { ...question, loanTerm: 7 } },
    { name: 'another score', body: { ...question, selfAssessedCreditScore: 'BAD' } },
    { name: 'a year with a fraction', body: { ...question, year: 2020.5 } },
    { name: 'a year long past', body: { ...question, year: 1492 } },
    { name: 'a VIN with other characters', body: { ...question, vin: 'A"; drop' } },
    { name: 'an overlong VIN', body: { ...question, vin: 'A'.repeat(41) } },
    { name: 'an unknown agent', body: { ...question, whoIsHelping: 'me' } },
    { name: 'five kilobytes', body: { ...question, padding: 'x'.repeat(5000) } },
  ])('receiveQuoteRequest refuses a request with $name (API-11)', async ({ body }) => {
    const { ask, requested: requests } = build()
    expect((await ask(body)).status).toBe(400)
    expect(requests).toEqual([])
  })

  it('receiveQuoteRequest answers 404 on sites that request no quotes (API-10)', async () => {
    expect((await build({ values: { estimate: { show: true } } }).ask(question)).status).toBe(404)
  })

  it('receiveQuoteRequest refuses pages of other sites, and limits each address', async () => {
    const { ask } = build()
    expect((await ask(question, { origin: 'http://evil.example' })).status).toBe(403)
    for (const status of [200, 200, 200, 429]) expect((await ask(question, { origin: 'http://a.example' })).status).toBe(status)
  })
})
