import type { IncomingMessage } from 'node:http'
import type { ByteBudget } from './createByteBudget'

export interface BodyLimits {
  /** Bytes one body may have. */
  readonly limit: number
  readonly budget: ByteBudget
  /** Whose share of the budget it takes. */
  readonly holder: string
}

export type ReceivedBody =
  | { readonly state: 'whole'; readonly bytes: Buffer /** Gives the bytes back to the budget. */; readonly release: () => void }
  | { readonly state: 'tooLarge' | 'busy' | 'gone' }

/**
 * Receives a request's body, counted while it is read whatever its header says. It stops reading at the limit, and where too many
 * bytes are held for others already.
 */
export function receiveBody(request: IncomingMessage, { limit, budget, holder }: BodyLimits): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0

    function settle(received: ReceivedBody): void {
      request.off('data', take).off('end', end).off('close', gone).off('error', gone)
      if (received.state !== 'whole') {
        request.pause()
        budget.give(holder, size)
        chunks.length = 0
      }
      resolve(received)
    }
    function take(chunk: Buffer): void {
      if (size + chunk.length > limit) settle({ state: 'tooLarge' })
      else if (!budget.take(holder, chunk.length)) settle({ state: 'busy' })
      else {
        size += chunk.length
        chunks.push(chunk)
      }
    }
    function end(): void {
      settle({ state: 'whole', bytes: Buffer.concat(chunks), release: () => budget.give(holder, size) })
    }
    function gone(): void {
      settle({ state: 'gone' })
    }

    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve({ state: 'tooLarge' })
    request.on('data', take).on('end', end).on('close', gone).on('error', gone)
  })
}
