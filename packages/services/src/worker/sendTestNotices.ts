import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Database } from '@forecourt/data/createDatabase'
import { claimTestNotices, type DueNotice, recordTestNotice } from '@forecourt/data/reservations/test-bank/testBankNotices'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import type { Log } from '../logging/Log'
import { signNotice } from '../payments/signedNotice'
import { testBankKey } from '../payments/testBank'

interface TestNoticeContext {
  /** Public URL of a site, with the placeholder `{host}`. */
  readonly originTemplate: string
  /** Secret of the installation. */
  readonly secret: string
  now(): string
  readonly log: Log
}

const timeout = 10_000

/** Posts a webhook as a payment provider does and returns the status. Host names of this machine need no DNS. */
const post = (address: string, body: string, signature: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = new URL(address)
    const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
    const sendRequest = url.protocol === 'https:' ? httpsRequest : httpRequest
    const sent = sendRequest(
      {
        host: isLocal ? '127.0.0.1' : url.hostname,
        port: url.port || undefined,
        path: url.pathname,
        method: 'POST',
        timeout,
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'test-bank-signature': signature,
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('It does not answer')))
    sent.once('error', reject)
    sent.end(body)
  })

const send = async (
  db: Database,
  { originTemplate, secret, now }: TestNoticeContext,
  { id, type, pageId, accountId, siteId }: DueNotice,
): Promise<boolean> => {
  const site = await publishedSite(db, siteId)
  const host = site?.hosts[0]
  if (!host) return false
  const body = JSON.stringify({ id, type, page: pageId })
  const status = await post(
    `${originTemplate.replace('{host}', host)}/api/payments/${accountId}`,
    body,
    signNotice(testBankKey(secret, accountId), body, now()),
  )
  return status === 200
}

/** Sends due webhooks of the test bank, signed like those of other providers; false if there are none. */
export const sendTestNotices = async (db: Database, sending: TestNoticeContext): Promise<boolean> => {
  const due = await claimTestNotices(db, sending.now(), 10)
  await Promise.all(
    due.map(async (notice) => {
      const isDelivered = await send(db, sending, notice).catch(() => false)
      await recordTestNotice(db, notice, isDelivered, sending.now())
    }),
  )
  return due.length > 0
}
