import type { FinanceQuote } from '@forecourt/rules/entities/Car'
import { comparisonRate } from '@forecourt/rules/finance/comparisonRate'
import { parseQuote, type QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'

/** Asks for a finance quote (API-10 to API-12). Null when there is none to have, for whatever reason: nobody waits for an error (ERR-13). */
export interface QuoteService {
  quote(request: QuoteRequest): Promise<FinanceQuote | null>
}

/** Deduplicates concurrent requests: asks once for what several want to know at the same time, such as all who look at a car that was just listed. */
export function coalescedQuotes(service: QuoteService): QuoteService {
  const underway = new Map<string, Promise<FinanceQuote | null>>()
  return {
    quote(request) {
      const key = JSON.stringify(request)
      const asked = underway.get(key) ?? service.quote(request).finally(() => underway.delete(key))
      underway.set(key, asked)
      return asked
    },
  }
}

interface CircuitOptions {
  /** Failures in a row after which the service is left alone. */
  readonly failures: number
  readonly pauseMs: number
  now(): number
  onFailure?(error: unknown): void
}

/**
 * Never fails: what the service can't answer is no quote (ERR-13). After some failures in a row it is not asked for a while, so
 * that shoppers don't wait for it; then one question tries it again.
 */
export function withCircuit(service: QuoteService, { failures, pauseMs, now, onFailure }: CircuitOptions): QuoteService {
  let failed = 0
  let failedAt = Number.NEGATIVE_INFINITY
  let isTrying = false

  return {
    async quote(request) {
      const isResting = failed >= failures
      if (isResting && (isTrying || now() - failedAt < pauseMs)) return null
      isTrying = isResting
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
        if (isResting) isTrying = false
      }
    },
  }
}

const weeksAYear = 52
/** The rate a year for a car of this year or next; percent. */
const rateWhenNew = 6.49
const ratePerYearOfAge = 0.35
const highestRate = 14.99
const establishmentFee = 595
const monthlyFee = 8
/** What the Code's comparison rate counts, as a lender's settings say it. */
const fees = [
  { id: 'establishment', label: 'Establishment fee', amount: establishmentFee, every: 'once', financed: true },
  { id: 'account', label: 'Account fee', amount: monthlyFee, every: 'month', financed: false },
] as const

/**
 * Makes up a quote: figures a lender might give, always the same for the same car and price, and marked as made up. The rate rises
 * with the car's age; fees are in the repayment, and in the comparison rate, which is the Code's (FIN-05). Null where there is none.
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

/** Quotes without a service, made up and marked so: for demonstrations. */
export const simulatedQuotes = (now: () => Date = () => new Date()): QuoteService => ({
  quote: async (request) => simulatedQuote(request, now().getUTCFullYear()),
})

interface HttpQuoteOptions {
  readonly url: string
  /** Sent as a bearer token; none, none. */
  readonly key?: string
  /** How long an answer may take, to its last byte. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

/** What a service says that has no quote for a car: an answer, not a failure. */
const noQuote = [204, 404, 422]

/** Reads an answer, and lets go of it when it is longer than it may be. */
async function textOf({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`The quote service answered more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Asks a quote service over HTTP. Throws when it is slow, away or answers something else than a quote. */
export function httpQuotes({ url, key, timeoutMs = 2500, maxBytes = 64 * 1024 }: HttpQuoteOptions): QuoteService {
  return {
    async quote(request) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify(request),
        // Wherever it would lead, our key must not follow.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (noQuote.includes(answer.status)) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`The quote service answered ${answer.status}.`)
      }
      const quote = parseQuote(JSON.parse(await textOf(answer, maxBytes)))
      if (!quote) throw new Error('The quote service answered something that is no quote.')
      return quote
    },
  }
}

export interface QuoteServiceOptions {
  /** The address of a quote service; none, figures are simulated. */
  readonly url?: string
  readonly key?: string
  readonly timeoutMs?: number
}

const failuresInARow = 5
const pauseMs = 30_000

/** The quote service of an app: a real one where its address is given, else a simulated one. */
export function createQuoteService({ url, key, timeoutMs }: QuoteServiceOptions): QuoteService {
  if (!url) return simulatedQuotes()
  const patient = withCircuit(httpQuotes({ url, key, timeoutMs }), {
    failures: failuresInARow,
    pauseMs,
    now: () => performance.now(),
    onFailure: (error) => console.error('No finance quote:', error instanceof Error ? error.message : error),
  })
  return coalescedQuotes(patient)
}
