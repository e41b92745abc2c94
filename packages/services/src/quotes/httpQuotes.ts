import { parseQuote } from '@forecourt/rules/finance/estimate/parseQuote'
import type { QuoteService } from './QuoteService'

export interface HttpQuoteOptions {
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
