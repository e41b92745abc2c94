import type { Car, FinanceQuote } from '@forecourt/rules/entities/Car'
import { validQuote } from '@forecourt/rules/finance/estimate/quoteFigures'
import { quoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { isFinanceExcluded } from '@forecourt/rules/finance/lender/isFinanceExcluded'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import type { QuoteService } from '@forecourt/services/quotes/createQuoteService'
import { z } from 'zod'
import { jsonResponse } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { readJson } from '../http/readJson'

/** Ports of quote requests. */
export interface QuotePorts {
  readonly config: Pick<ResolvedConfig, 'estimate' | 'finance'>
  readonly quotes: QuoteService
  /** The site's car for sale with this VIN and price. */
  findCar(body: { readonly vin: string; readonly priceCents: number }): Promise<Car | null>
  storeQuote(car: Car, quote: FinanceQuote): Promise<unknown>
}

const code = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .nullable()

const body = z.object({
  selfAssessedCreditScore: z.literal('GREAT'),
  purchasePrice: z.number().min(1).max(5_000_000),
  loanTerm: z.literal(5),
  year: z.number().int().min(1900).max(2100),
  vin: code,
  nvic: code,
  whoIsHelping: z.literal(''),
})

const noContent = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
const figures = ({ weeklyCents, rate, comparisonRate, simulated }: FinanceQuote) =>
  jsonResponse({ weeklyRepaymentAmount: weeklyCents / 100, advertisedRate: rate, comparisonRate, ...(simulated && { simulated }) })

/**
 * Handles POST /api/youx/quote (API-10 to API-12) on sites with quotes. For a car of the site, the quote is requested with our own data
 * and stored with the car. 204 without a quote (ERR-13).
 */
export async function receiveQuoteRequest(
  request: Request,
  { config, quotes, findCar, storeQuote }: QuotePorts,
  { limiter, address }: { limiter: Limiter; address: string },
): Promise<Response> {
  if (!shownFinance.quotes(config)) return jsonResponse({ message: 'This site has no finance quotes.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This wasn’t sent from this site.' }, 403)
  const limit = await limiter.take(address)
  if (!limit.allowed)
    return jsonResponse({ message: 'Please wait a few minutes.' }, 429, { 'retry-after': String(limit.retryAfterSeconds) })
  const input = body.safeParse(await readJson(request, 4096))
  if (!input.success) return jsonResponse({ message: 'This isn’t a valid quote request.' }, 400)

  const { vin, purchasePrice } = input.data
  // Without the database a quote is returned but not stored.
  const car = vin === null ? null : await findCar({ vin, priceCents: Math.round(purchasePrice * 100) }).catch(() => null)
  const stored = car && validQuote(car)
  if (stored) return figures(stored)
  if (car && isFinanceExcluded(car, config.finance)) return noContent()

  const quote = await quotes.quote((car && quoteRequest(car)) ?? input.data).catch(() => null)
  if (!quote) return noContent()
  if (car) await storeQuote(car, quote).catch((error: unknown) => console.error(error))
  return figures(quote)
}
