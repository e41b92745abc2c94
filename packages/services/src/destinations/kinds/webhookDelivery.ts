import { refusalInAnswer } from '@forecourt/rules/leads/delivery/refusalInAnswer'
import { cleanText } from '@forecourt/rules/text/cleanText'
import { cutText } from '@forecourt/rules/text/cutText'
import { fetchPublic } from '../../http/fetchPublic'
import { signedHeaders } from '../../market-feeds/delivery/sentSignature'
import { type DestinationDelivery, takenDelivery } from '../DestinationDelivery'
import { formatPayload, leadPayload } from '../leadPayload'
import { webhookSecrets } from '../webhookSecrets'

/** Bytes of a response that are read. */
const longestAnswer = 1_000_000

const retryAfter = (header: string | undefined, now: string): number | null => {
  if (header === undefined) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.parse(now)) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

const errorText = (bytes: Buffer): string | null => cutText(cleanText(bytes.subarray(0, 2000).toString('utf8')), 300) || null

/** Posts a lead as signed JSON. */
export const webhookDelivery: DestinationDelivery<'webhook'> = {
  preview: (_writing, lead, { shape }) => formatPayload(shape, lead),
  async send({ secret, trusted, now, timeoutMs = 15_000 }, { destination, target: { url, shape }, delivery: { id, leadId }, lead }) {
    const body = Buffer.from(JSON.stringify(leadPayload(shape, lead, leadId === null ? 'lead.test' : 'lead.created')))
    const at = now()
    const headers = { 'content-type': 'application/json', ...signedHeaders(webhookSecrets(secret, destination, at), id, body, at) }
    const answered = await fetchPublic(url, { body, headers, trusted, timeoutMs, largest: longestAnswer })
    const { status, bytes } = answered
    const { host } = new URL(url)
    const errorBody = errorText(bytes)
    const known = { ...takenDelivery, statusCode: status, retryAfterSeconds: retryAfter(answered.headers['retry-after'], at) }
    const isGood = status >= 200 && status <= 299
    const refusal = isGood ? refusalInAnswer(bytes.toString('utf8')) : null
    if (refusal !== null) return { ...known, fault: `${host} answered ${status}, but reported: ${refusal}` }
    if (isGood) return { ...known, note: errorBody }
    if (status === 410)
      return { ...known, isGone: true, fault: `${host} answered 410, which means it wants no more leads. The destination is paused.` }
    const isRedirect = status >= 300 && status <= 399
    const more = isRedirect ? ' and redirects, which is not followed. Enter the address it redirects to' : errorBody ? `: ${errorBody}` : ''
    return { ...known, fault: `${host} answered ${status}${more}.` }
  },
}
