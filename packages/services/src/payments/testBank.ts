import { createHmac } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import {
  captureTestPage,
  closeTestPage,
  openTestPage,
  returnTestPage,
  testPageFacts,
} from '@forecourt/data/reservations/test-bank/testBankPages'
import { z } from 'zod'
import type { PaymentProvider } from './PaymentProvider'
import { isSignedNotice } from './signedNotice'

export interface TestBankOptions {
  readonly db: Database
  /** The installation's: what the bank signs with is worked out of it. */
  readonly secret: string
  now(): string
}

const notice = z.object({ id: z.string().min(1).max(100), type: z.string().min(1).max(100), page: z.string().max(100) })

/** With which key the test bank signs what it tells an account. */
export const testBankKey = (secret: string, accountId: string): string =>
  createHmac('sha256', secret).update(`test bank ${accountId}`).digest('hex')

/** The path of the test bank's page on every site. */
const testBankPath = (pageId: string): string => `/api/test-bank/${pageId}`

/** The address of the site a payment leads back to. */
const originOf = (address: string): string => new URL(address).origin

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * The test bank: a payment provider that comes with the platform, so that every journey can be walked without keys. It has pages,
 * signs what it tells, loses answers and disputes payments as real ones do; no money moves, and every page says so.
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
      return { sessionId: page.id, address: `${originOf(returnAddress)}${testBankPath(page.id)}` }
    },
    async close(account, sessionId) {
      await closeTestPage(scope(account), sessionId, now())
    },
    facts: (account, sessionId) => testPageFacts(scope(account), sessionId, now()),
    async capture(account, sessionId, key) {
      await captureTestPage(scope(account), sessionId, key, now())
    },
    async giveBack(account, sessionId, key) {
      await returnTestPage(scope(account), sessionId, key, now())
    },
    readNotice(account, sent) {
      if (!isSignedNotice(sent, [testBankKey(secret, account.id)])) return null
      const parsed = notice.safeParse(parse(sent.body))
      return parsed.success ? { eventId: parsed.data.id, type: parsed.data.type, ref: parsed.data.page } : null
    },
  }
}
