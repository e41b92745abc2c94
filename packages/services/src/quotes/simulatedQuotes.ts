import type { QuoteService } from './QuoteService'
import { simulatedQuote } from './simulatedQuote'

/** Quotes without a service, made up and marked so: for demonstrations. */
export const simulatedQuotes = (now: () => Date = () => new Date()): QuoteService => ({
  quote: async (request) => simulatedQuote(request, now().getUTCFullYear()),
})
