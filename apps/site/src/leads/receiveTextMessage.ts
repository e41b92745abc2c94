import { createHash } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import { receiveText } from '@forecourt/data/leads/inbox/receiveText'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { readBody } from '@forecourt/services/http/readBody'
import { isSignedNotice } from '@forecourt/services/payments/signedNotice'
import { smsWebhookKey } from '@forecourt/services/sms/gatewaySms'
import { z } from 'zod'
import { jsonResponse } from '../http/HttpResponse'

export interface TextMessageContext {
  readonly db: Database
  /** The receiving site; its organisation gets the message. */
  readonly site: RenderedSite
  readonly secret: string
  /** ISO in UTC. */
  readonly now: string
}

/** Bytes; ten long messages in any encoding. */
const maxBytes = 32 * 1024

const textMessage = z.object({
  /** Message id of the gateway. */
  id: z.string().min(1).max(200),
  from: z.string().regex(/^\+[1-9]\d{7,14}$/),
  text: z.string().max(5000),
})

const parsed = (body: string) => {
  try {
    return textMessage.safeParse(JSON.parse(body))
  } catch {
    return null
  }
}

/**
 * Webhook for incoming text messages (ENT-16): `{ id, from, to, text }`, with a recent signature by the organisation's key. Responds
 * after storing; idempotent.
 */
export async function receiveTextMessage(request: Request, { db, site, secret, now }: TextMessageContext): Promise<Response> {
  const body = await readBody(request, maxBytes)
  if (body === null) return jsonResponse({ message: 'That is too long.' }, 413)
  const signature = request.headers.get('forecourt-signature') ?? ''
  if (!isSignedNotice({ body, signature, now }, [smsWebhookKey(secret, site.organisationId)]))
    return jsonResponse({ message: 'This was not signed with the key of these text messages.' }, 401)
  const message = parsed(body)
  if (!message?.success)
    return jsonResponse({ message: 'A text message has an id, a number it is from, such as +61491570006, and a text.' }, 400)
  const { id, from, text } = message.data
  const plain = text.replace(/(?![\t\n])\p{Cc}/gu, ' ').trim()
  const messageKey = createHash('sha256').update(id).digest('hex')
  const outcome = await receiveText(db, site, { from, text: plain, messageKey, now })
  return jsonResponse({ received: outcome === 'taken' })
}
