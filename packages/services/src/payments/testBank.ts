import { createHmac } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import {
  captureTestPage,
  closeTestPage,
  openTestPage,
  refundTestPage,
  refundTestPart,
  testPageFacts,
} from '@forecourt/data/reservations/test-bank/testBankPages'
import { z } from 'zod'
import type { PaymentProvider } from './PaymentProvider'
import { isSignedNotice } from './signedNotice'

export interface TestBankOptions {
  readonly db: Database
  /** Secret of the installation; the bank's signing keys are derived from it. */
  readonly secret: string
  now(): string
}

const notice = z.object({ id: z.string().min(1).max(100), type: z.string().min(1).max(100), page: z.string().max(100) })

/** Signing key of the test bank for an account. */
export const testBankKey = (secret: string, accountId: string): string =>
  createHmac('sha256', secret).update(`test bank ${accountId}`).digest('hex')

/** Path of the test bank's payment page. */
const testBankPath = (pageId: string): string => `/api/test-bank/${pageId}`

/** Origin of a return URL. */
const urlOrigin = (address: string): string => new URL(address).origin

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * The test bank: a built-in payment provider for trying all journeys without keys. Has payment pages, signs webhooks, loses responses and
 * disputes payments like real ones; no money moves, and every page says so.
 */
export const testBank = ({ db, secret, now }: TestBankOptions): PaymentProvider => {
  const scope = ({ organisationId }: { readonly organisationId: string }) => db.forOrganisation(organisationId)
  return {
    async open(account, { key, title, email, amountCents, currency, collect, returnAddress, backAddress, until }) {
      const page = await openTestPage(
        scope(account),
        account,
        { key, title, email, amountCents, currency, collect, returnAddress, backAddress, until },
        now(),
      )
      return { sessionId: page.id, address: `${urlOrigin(returnAddress)}${testBankPath(page.id)}` }
    },
    async close(account, sessionId) {
      await closeTestPage(scope(account), sessionId, now())
    },
    facts: (account, sessionId) => testPageFacts(scope(account), sessionId, now()),
    async capture(account, sessionId, key) {
      await captureTestPage(scope(account), sessionId, key, now())
    },
    async refundPart(account, sessionId, { totalCents }) {
      await refundTestPart(scope(account), sessionId, totalCents, now())
    },
    async refundOrVoid(account, sessionId, key) {
      await refundTestPage(scope(account), sessionId, key, now())
    },
    readNotice(account, sent) {
      if (!isSignedNotice(sent, [testBankKey(secret, account.id)])) return null
      const parsed = notice.safeParse(parse(sent.body))
      return parsed.success ? { eventId: parsed.data.id, type: parsed.data.type, ref: parsed.data.page } : null
    },
  }
}
