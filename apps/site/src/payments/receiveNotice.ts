import type { Database } from '@forecourt/data/createDatabase'
import { noteNotice, noticedAccount } from '@forecourt/data/reservations/noteNotice'
import { readBody } from '@forecourt/services/http/readBody'
import type { PaymentProviders } from '@forecourt/services/payments/PaymentProvider'
import { answer } from '../http/HttpAnswer'

export interface NoticeDoor {
  readonly db: Database
  readonly providers: PaymentProviders
  /** The organisation of the site it came to. */
  readonly organisationId: string
  readonly accountId: string
  /** ISO in UTC. */
  readonly now: string
}

/** Bytes: far more than any provider sends. */
const longestNotice = 256 * 1024

/** Providers sign by these headers. */
const signatureIn = (headers: Headers): string => headers.get('stripe-signature') ?? headers.get('test-bank-signature') ?? ''

/**
 * Takes in what a payment provider tells by itself (CHK-02): signed over the body as it came, lately, and stored once. It is answered at
 * once; what it is about is asked of the provider afterwards, so that an old, doubled or reordered notice does no harm.
 */
export async function receiveNotice(request: Request, { db, providers, organisationId, accountId, now }: NoticeDoor): Promise<Response> {
  const body = await readBody(request, longestNotice)
  if (body === null) return answer({ message: 'That is too long.' }, 413)
  const account = /^[\w-]{1,64}$/.test(accountId) ? await noticedAccount(db, organisationId, accountId) : null
  const notice = account && providers[account.provider].readNotice(account, { body, signature: signatureIn(request.headers), now })
  // Whoever has no key is told nothing, not even whether there is such an account.
  if (!account || !notice) return answer({ message: 'This was not signed by the account’s provider.' }, 400)
  await noteNotice(db, account, { ...notice, now })
  return answer({ received: true })
}
