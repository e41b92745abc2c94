import type { Database } from '@forecourt/data/createDatabase'
import { accountForNotice, storeNotice } from '@forecourt/data/reservations/storeNotice'
import { readBody } from '@forecourt/services/http/readBody'
import type { PaymentProviders } from '@forecourt/services/payments/PaymentProvider'
import { jsonResponse } from '../http/HttpResponse'

export interface NoticeContext {
  readonly db: Database
  readonly providers: PaymentProviders
  /** Organisation of the receiving site. */
  readonly organisationId: string
  readonly accountId: string
  /** ISO in UTC. */
  readonly now: string
}

/** Bytes; far above any webhook. */
const maxNoticeBytes = 256 * 1024

/** Signature headers of the providers. */
const readSignature = (headers: Headers): string => headers.get('stripe-signature') ?? headers.get('test-bank-signature') ?? ''

/**
 * Webhook of a payment provider (CHK-02): recent signature over the raw body, stored once. Responds at once and then queries the
 * provider, so that old, duplicate or reordered webhooks are harmless.
 */
export async function receiveNotice(request: Request, { db, providers, organisationId, accountId, now }: NoticeContext): Promise<Response> {
  const body = await readBody(request, maxNoticeBytes)
  if (body === null) return jsonResponse({ message: 'That is too long.' }, 413)
  const account = /^[\w-]{1,64}$/.test(accountId) ? await accountForNotice(db, organisationId, accountId) : null
  const notice = account && providers[account.provider].readNotice(account, { body, signature: readSignature(request.headers), now })
  // Without a valid signature, the response doesn't reveal whether the account exists.
  if (!account || !notice) return jsonResponse({ message: 'This was not signed by the account’s provider.' }, 400)
  await storeNotice(db, account, { ...notice, now })
  return jsonResponse({ received: true })
}
