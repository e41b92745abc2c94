import type { FinanceQuote } from '@forecourt/rules/entities/Car'
import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'

/** Asks for a finance quote (API-10 to API-12). Null when there is none to have, for whatever reason: nobody waits for an error (ERR-13). */
export interface QuoteService {
  quote(request: QuoteRequest): Promise<FinanceQuote | null>
}
