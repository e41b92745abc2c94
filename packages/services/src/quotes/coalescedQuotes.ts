import type { FinanceQuote } from '@forecourt/rules/entities/Car'
import type { QuoteService } from './QuoteService'

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
