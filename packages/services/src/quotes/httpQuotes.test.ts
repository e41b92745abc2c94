import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { createQuoteService, httpQuotes } from './createQuoteService'

const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 24_990,
  loanTerm: 5,
  year: 2021,
  vin: 'JTNK43BE103012345',
  nvic: null,
  whoIsHelping: '',
}

let server: TestServer | undefined
afterEach(() => server?.stop())

/** A fake quote service with preset responses; records its requests. */
const serve = async (answer: (response: ServerResponse) => void) => {
  const requests: { headers: IncomingMessage['headers']; body: string }[] = []
  server = await startServer(async (incoming, response) => {
    requests.push({ headers: incoming.headers, body: await text(incoming) })
    answer(response)
  })
  return { url: `http://${server.host}/quote`, requested: requests }
}

const message =
  (body: string, status = 200, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body)
  }
const good = JSON.stringify({ weeklyRepaymentAmount: 121.4, advertisedRate: 6.99, comparisonRate: 8.1 })

describe('httpQuotes', () => {
  it('httpQuotes posts the request with the service’s key, and parses its response (API-11, API-12)', async () => {
    const { url, requested: requests } = await serve(message(good))
    expect(await httpQuotes({ url, key: 'k' }).quote(request)).toEqual({ weeklyCents: 12_140, rate: 6.99, comparisonRate: 8.1 })
    expect(requests.map(({ headers, body }) => [headers.authorization, JSON.parse(body)])).toEqual([['Bearer k', request]])
  })

  it.each([
    { name: 'no content', status: 204 },
    { name: 'not found', status: 404 },
    { name: 'not processable', status: 422 },
  ])('httpQuotes returns no quote for the status "$name", and counts no failure', async ({ status }) => {
    const { url } = await serve((response) => response.writeHead(status).end())
    expect(await httpQuotes({ url }).quote(request)).toBeNull()
  })

  it.each<{ name: string; answer: (response: ServerResponse) => void }>([
    { name: 'an error', answer: message('{"error":"no"}', 500) },
    { name: 'a rejected key', answer: message('{}', 401) },
    { name: 'an HTML page', answer: message('<!doctype html><title>Maintenance</title>', 200, { 'content-type': 'text/html' }) },
    { name: 'an empty response', answer: message('') },
    { name: 'half a JSON response', answer: message('{"weeklyRepaymentAmount": 1') },
    { name: 'null', answer: message('null') },
    { name: 'an array', answer: message('[1,2,3]') },
    { name: 'text in place of numbers', answer: message('{"weeklyRepaymentAmount":"121","advertisedRate":"7","comparisonRate":"8"}') },
    { name: 'a negative repayment', answer: message('{"weeklyRepaymentAmount":-1,"advertisedRate":7,"comparisonRate":8}') },
    { name: 'an absurd rate', answer: message('{"weeklyRepaymentAmount":1,"advertisedRate":700,"comparisonRate":8}') },
    { name: 'a response of megabytes', answer: message(`{"padding":"${'x'.repeat(5_000_000)}"}`) },
    { name: 'a redirect', answer: message('', 302, { location: 'http://127.0.0.1:1/' }) },
    { name: 'a broken connection', answer: (response) => response.destroy() },
    {
      name: 'a connection that breaks in the middle',
      answer: (response) => {
        response.writeHead(200, { 'content-length': 1000 })
        response.write('{', () => response.destroy())
      },
    },
    { name: 'no response', answer: () => {} },
    {
      name: 'a response that never ends',
      answer: (response) => {
        response.writeHead(200)
        response.write('{')
      },
    },
  ])('httpQuotes fails on $name, within its timeout', async ({ answer }) => {
    const { url } = await serve(answer)
    await expect(httpQuotes({ url, timeoutMs: 250 }).quote(request)).rejects.toThrow()
    expect(await createQuoteService({ url, timeoutMs: 250 }).quote(request)).toBeNull()
  })

  it('httpQuotes returns no quote when the service is unreachable (ERR-13)', async () => {
    expect(await createQuoteService({ url: 'http://127.0.0.1:1/quote' }).quote(request)).toBeNull()
  })
})
