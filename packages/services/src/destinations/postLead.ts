import { errorInResponse } from '@forecourt/rules/leads/delivery/formats/errorInResponse'
import type { LeadRequest } from '@forecourt/rules/leads/delivery/LeadFormat'
import { cleanText } from '@forecourt/rules/text/cleanText'
import { cutText } from '@forecourt/rules/text/cutText'
import { fetchPublic } from '../http/fetchPublic'

/** Result of a delivery attempt. An attempt with a fault is retried unless the receiver unsubscribed. */
export interface DeliveryResult {
  /** Error message, one sentence; null on success. */
  readonly fault: string | null
  readonly statusCode: number | null
  readonly note: string | null
  /** Retry-After of the receiver, in seconds. */
  readonly retryAfterSeconds: number | null
  /** The receiver unsubscribed (410 Gone). */
  readonly isGone: boolean
}

/** Result of a successful delivery. */
export const deliveredResult: DeliveryResult = { fault: null, statusCode: null, note: null, retryAfterSeconds: null, isGone: false }

interface PostOptions {
  /** Private hosts that requests may reach. */
  readonly trusted: readonly string[]
  /** 15 s by default. */
  readonly timeoutMs?: number | undefined
  /** Current time, ISO in UTC. */
  readonly now: string
  /** Error message in the body of a 2xx response; null if the lead was accepted. */
  readonly refusal?: ((answer: string) => string | null) | undefined
}

/** Bytes of a response that are read. */
const maxResponseBytes = 1_000_000

const retryAfter = (header: string | undefined, now: string): number | null => {
  if (header === undefined) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.parse(now)) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

const errorText = (bytes: Buffer): string | null => cutText(cleanText(bytes.subarray(0, 2000).toString('utf8')), 300) || null

/** Posts a lead in any format and classifies the response. Rejects with a `FetchFault` without one. */
export const postLead = async (
  { url, headers = {} }: LeadRequest,
  body: Uint8Array,
  { trusted, timeoutMs = 15_000, now, refusal = errorInResponse }: PostOptions,
): Promise<DeliveryResult> => {
  const {
    status,
    bytes,
    headers: responseHeaders,
  } = await fetchPublic(url, { body, headers, trusted, timeoutMs, largest: maxResponseBytes })
  const { host } = new URL(url)
  const errorBody = errorText(bytes)
  const result = { ...deliveredResult, statusCode: status, retryAfterSeconds: retryAfter(responseHeaders['retry-after'], now) }
  const isGood = status >= 200 && status <= 299
  const refused = isGood ? refusal(bytes.toString('utf8')) : null
  if (refused !== null) return { ...result, fault: `${host} answered ${status}, but reported: ${refused}` }
  if (isGood) return { ...result, note: errorBody }
  if (status === 410)
    return { ...result, isGone: true, fault: `${host} answered 410, which means it wants no more leads. The destination is paused.` }
  const isRedirect = status >= 300 && status <= 399
  const detail = isRedirect ? ' and redirects, which is not followed. Enter the address it redirects to' : errorBody ? `: ${errorBody}` : ''
  return { ...result, fault: `${host} answered ${status}${detail}.` }
}
