import type { FinanceQuote } from '@forecourt/rules/entities/Car'
import { comparisonRate } from '@forecourt/rules/finance/comparisonRate'
import { parseQuote, type QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { faultKind } from '../logging/Log'

/** Requests finance quotes (API-10 to API-12). Null if there is no quote, for whatever reason; never an error (ERR-13). */
export interface QuoteService {
  quote(request: QuoteRequest): Promise<FinanceQuote | null>
}

/** Deduplicates concurrent requests for the same quote, such as from many viewers of a new car. */
export function coalescedQuotes(service: QuoteService): QuoteService {
  const underway = new Map<string, Promise<FinanceQuote | null>>()
  return {
    quote(request) {
      const key = JSON.stringify(request)
      const pending = underway.get(key) ?? service.quote(request).finally(() => underway.delete(key))
      underway.set(key, pending)
      return pending
    },
  }
}

interface CircuitOptions {
  /** Consecutive failures that open the circuit. */
  readonly failures: number
  readonly pauseMs: number
  now(): number
  onFailure?(error: unknown): void
}

/**
 * Circuit breaker that never rejects: a failure is no quote (ERR-13). After some consecutive failures it pauses requests, so that
 * shoppers don't wait; then one request probes the service.
 */
export function withCircuit(service: QuoteService, { failures, pauseMs, now, onFailure }: CircuitOptions): QuoteService {
  let failed = 0
  let failedAt = Number.NEGATIVE_INFINITY
  let isProbing = false

  return {
    async quote(request) {
      const isOpen = failed >= failures
      if (isOpen && (isProbing || now() - failedAt < pauseMs)) return null
      isProbing = isOpen
      try {
        const quote = await service.quote(request)
        failed = 0
        return quote
      } catch (error) {
        failed++
        failedAt = now()
        onFailure?.(error)
        return null
      } finally {
        if (isOpen) isProbing = false
      }
    },
  }
}

const weeksAYear = 52
/** Annual rate in percent for a car of this year or next. */
const rateWhenNew = 6.49
const ratePerYearOfAge = 0.35
const highestRate = 14.99
const establishmentFee = 595
const monthlyFee = 8
/** Fees that the Code's comparison rate includes, as in a lender's settings. */
const fees = [
  { id: 'establishment', label: 'Establishment fee', amount: establishmentFee, every: 'once', financed: true },
  { id: 'account', label: 'Account fee', amount: monthlyFee, every: 'month', financed: false },
] as const

/**
 * Simulates a deterministic quote, marked as simulated. The rate rises with the car's age; fees are in the repayment and in the
 * comparison rate as the Code defines it (FIN-05). Null if no quote applies.
 */
export const simulatedQuote = (
  { purchasePrice, loanTerm, year }: Pick<QuoteRequest, 'purchasePrice' | 'loanTerm' | 'year'>,
  thisYear: number,
): FinanceQuote | null => {
  const age = Math.max(0, thisYear - year)
  const rate = Math.min(highestRate, Math.round((rateWhenNew + age * ratePerYearOfAge) * 100) / 100)
  const weeks = loanTerm * weeksAYear
  const weeklyRate = rate / 100 / weeksAYear
  const loan = purchasePrice + establishmentFee
  const repayment = (loan * weeklyRate) / (1 - (1 + weeklyRate) ** -weeks) + (monthlyFee * 12) / weeksAYear
  const comparison = comparisonRate(rate, 'weekly', { fees: [...fees] })
  return comparison === null ? null : { weeklyCents: Math.round(repayment * 100), rate, comparisonRate: comparison, simulated: true }
}

/** Simulated quote service for demonstrations. */
export const simulatedQuotes = (now: () => Date = () => new Date()): QuoteService => ({
  quote: async (request) => simulatedQuote(request, now().getUTCFullYear()),
})

interface HttpQuoteOptions {
  readonly url: string
  /** Bearer token; optional. */
  readonly key?: string
  /** Timeout of the whole response. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

/** Status codes for “no quote”, which is no failure. */
const noQuoteStatuses = [204, 404, 422]

/** Reads a response body; cancels it beyond the limit. */
async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`The quote service answered more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Quote service over HTTP. Throws on timeout, connection failure or an invalid response. */
export function httpQuotes({ url, key, timeoutMs = 2500, maxBytes = 64 * 1024 }: HttpQuoteOptions): QuoteService {
  return {
    async quote(request) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify(request),
        // A redirect must not receive our key.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (noQuoteStatuses.includes(answer.status)) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`The quote service answered ${answer.status}.`)
      }
      const quote = parseQuote(JSON.parse(await readText(answer, maxBytes)))
      if (!quote) throw new Error('The response of the quote service is not a quote.')
      return quote
    },
  }
}

export interface QuoteServiceOptions {
  /** URL of the quote service; simulated if missing. */
  readonly url?: string
  readonly key?: string
  readonly timeoutMs?: number
}

const failuresInARow = 5
const pauseMs = 30_000

/** Quote service of an app: HTTP if a URL is set, else simulated. */
export function createQuoteService({ url, key, timeoutMs }: QuoteServiceOptions): QuoteService {
  if (!url) return simulatedQuotes()
  const guarded = withCircuit(httpQuotes({ url, key, timeoutMs }), {
    failures: failuresInARow,
    pauseMs,
    now: () => performance.now(),
    onFailure: (error) => console.error(`No finance quote: ${faultKind(error)}`),
  })
  return coalescedQuotes(guarded)
}
