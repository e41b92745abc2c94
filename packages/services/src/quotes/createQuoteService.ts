import type { FinanceQuote } from '@forecourt/rules/entities/Car'
import { paymentFrequencies } from '@forecourt/rules/finance/calculator/paymentFrequencies'
import { periodicRepayment } from '@forecourt/rules/finance/calculator/periodicRepayment'
import { roundedTo } from '@forecourt/rules/finance/Decimal'
import { parseQuote, type QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { lenderFees } from '@forecourt/rules/finance/lender/lenderFigures'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
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

/** Rates, fees and rounding of the loan that a dealer advertises; a site's `estimate` and `lender`. */
export interface AdvertisedLoan {
  readonly estimate: Pick<ResolvedConfig['estimate'], 'rate' | 'comparisonRate'>
  readonly lender: Pick<ResolvedConfig['lender'], 'fees' | 'rounding'>
}

/**
 * Simulates a quote, marked as simulated: the advertised loan for the requested price and term, so that a site without a quote service
 * shows one rate for its finance (FIN-03, FIN-05). Like a real quote it includes all fees. Null if no quote applies.
 */
export const simulatedQuote = (
  { purchasePrice, loanTerm }: Pick<QuoteRequest, 'purchasePrice' | 'loanTerm'>,
  { estimate: { rate, comparisonRate }, lender }: AdvertisedLoan,
): FinanceQuote | null => {
  const { perYear } = paymentFrequencies.weekly
  const { financedCents, upfrontCents, monthlyCents } = lenderFees(lender)
  const repayment = periodicRepayment({
    principalCents: Math.round(purchasePrice * 100) + financedCents + upfrontCents,
    residualCents: 0,
    ratePercent: rate,
    paymentsPerYear: perYear,
    payments: perYear * loanTerm,
  })
  const weeklyCents = roundedTo(repayment, 1, lender.rounding) + Math.round((monthlyCents * 12) / perYear)
  return weeklyCents > 0 ? { weeklyCents, rate, comparisonRate, simulated: true } : null
}

/** Simulated quote service for demonstrations. */
export const simulatedQuotes = (loan: AdvertisedLoan): QuoteService => ({
  quote: async (request) => simulatedQuote(request, loan),
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
  readonly url: string
  readonly key?: string
  readonly timeoutMs?: number
}

const failuresInARow = 5
const pauseMs = 30_000

/** Quote service of an app over HTTP. */
export function createQuoteService({ url, key, timeoutMs }: QuoteServiceOptions): QuoteService {
  const guarded = withCircuit(httpQuotes({ url, key, timeoutMs }), {
    failures: failuresInARow,
    pauseMs,
    now: () => performance.now(),
    onFailure: (error) => console.error(`No finance quote: ${faultKind(error)}`),
  })
  return coalescedQuotes(guarded)
}
