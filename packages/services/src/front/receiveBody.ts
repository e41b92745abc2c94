import { IncomingMessage } from 'node:http'

/** Limits the memory for request bodies that are being received. */
interface ByteBudget {
  /** Reserves bytes for a holder; false if the total or the holder's share is used up. */
  take(holder: string, bytes: number): boolean
  give(holder: string, bytes: number): void
}

/** `total` bytes for all holders, at most `each` per holder, such as an address. */
export function createByteBudget({ total, each }: { total: number; each: number }): ByteBudget {
  const held = new Map<string, number>()
  let taken = 0
  return {
    take(holder, bytes) {
      const own = (held.get(holder) ?? 0) + bytes
      if (taken + bytes > total || own > each) return false
      taken += bytes
      held.set(holder, own)
      return true
    },
    give(holder, bytes) {
      taken -= bytes
      const own = (held.get(holder) ?? 0) - bytes
      if (own > 0) held.set(holder, own)
      else held.delete(holder)
    },
  }
}

/** A request whose body was received before. */
export function withBody(request: IncomingMessage, bytes: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket)
  copy.httpVersion = request.httpVersion
  copy.httpVersionMajor = request.httpVersionMajor
  copy.httpVersionMinor = request.httpVersionMinor
  copy.rawHeaders = request.rawHeaders
  copy.headers = { ...request.headers, 'content-length': String(bytes.length) }
  delete copy.headers['transfer-encoding']
  copy.method = request.method
  copy.url = request.url
  if (bytes.length > 0) copy.push(bytes)
  copy.push(null)
  copy.complete = true
  return copy
}

export interface BodyLimits {
  /** Maximum bytes of the body. */
  readonly limit: number
  readonly budget: ByteBudget
  /** The holder whose budget is charged. */
  readonly holder: string
}

export type ReceivedBody =
  | { readonly state: 'whole'; readonly bytes: Buffer /** Returns the bytes to the budget. */; readonly release: () => void }
  | { readonly state: 'tooLarge' | 'busy' | 'gone' }

/** Receives a request body and counts its bytes, whatever its header declares. Stops at the limit, or if the budget is used up. */
export function receiveBody(request: IncomingMessage, { limit, budget, holder }: BodyLimits): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0

    function settle(received: ReceivedBody): void {
      request.off('data', receiveChunk).off('end', end).off('close', onClosed).off('error', onClosed)
      if (received.state !== 'whole') {
        request.pause()
        budget.give(holder, size)
        chunks.length = 0
      }
      resolve(received)
    }
    function receiveChunk(chunk: Buffer): void {
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
    function onClosed(): void {
      settle({ state: 'gone' })
    }

    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve({ state: 'tooLarge' })
    request.on('data', receiveChunk).on('end', end).on('close', onClosed).on('error', onClosed)
  })
}
