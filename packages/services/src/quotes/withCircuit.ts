import type { QuoteService } from './QuoteService'

export interface CircuitOptions {
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
