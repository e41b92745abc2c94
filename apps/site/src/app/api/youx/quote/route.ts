import { carForQuote, storeQuote } from '@forecourt/data/stock/quotes/storeQuote'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { createQuoteService, simulatedQuotes } from '@forecourt/services/quotes/createQuoteService'
import { env } from '../../../../env'
import { jsonResponse } from '../../../../http/HttpResponse'
import { receiveQuoteRequest } from '../../../../quotes/receiveQuoteRequest'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'
import { shared } from '../../../../sites/shared'

const limiter = () => shared('quoteLimiter', () => createLimiter({ count: 60, seconds: 600 }))
/** The connected quote service; null if there is none. */
const quotes = () =>
  shared('quotes', () => {
    const { QUOTES_URL: url, QUOTES_KEY: key, QUOTES_TIMEOUT_MS: timeoutMs } = env()
    return url === undefined ? null : createQuoteService({ url, key, timeoutMs })
  })

/** Finance quote of a car (API-10 to API-12). */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const { published } = live
  const db = database()
  return receiveQuoteRequest(
    request,
    {
      config: published.config,
      quotes: quotes() ?? simulatedQuotes(published.config),
      findCar: (quoteRequest) => carForQuote(db, published, quoteRequest),
      storeQuote: (car, quote) => storeQuote(db, published.organisationId, { car, quote }),
    },
    { limiter: limiter(), address: `${published.siteId} ${clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES)}` },
  )
}
