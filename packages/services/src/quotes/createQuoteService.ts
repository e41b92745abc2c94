import { coalescedQuotes } from './coalescedQuotes'
import { httpQuotes } from './httpQuotes'
import type { QuoteService } from './QuoteService'
import { simulatedQuotes } from './simulatedQuotes'
import { withCircuit } from './withCircuit'

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
