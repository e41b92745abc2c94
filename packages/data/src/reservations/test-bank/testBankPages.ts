import { randomBytes } from 'node:crypto'
import type { DisputeState, PaymentFacts, PaymentMoney } from '@forecourt/rules/reservations/PaymentStanding'
import type { Scope } from '../../createDatabase'
import type { TestBankPage as Row, TestBankPage } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import type { PaymentAccount } from '../paymentAccounts'

/** Lifetime of the test bank's authorisations, as of the large card schemes. Days. */
const authorisationDays = 7

/** The test bank's facts about a payment page. */
export const factsOfPage = (page: Row, now: string): PaymentFacts => ({
  money: page.money as PaymentMoney,
  page: page.closed || page.paidAt !== null || page.until.toISOString() <= now ? 'closed' : 'open',
  dispute: page.dispute as DisputeState | null,
  ref: null,
  failedRefunds: page.failedRefunds,
  refundedPartsCents: page.refundedPartsCents,
  failedPartialRefunds: page.failedPartialRefunds,
  paidWith: page.paidWith,
  captureBefore:
    page.money === 'authorised' && page.paidAt ? new Date(page.paidAt.getTime() + authorisationDays * 86_400_000).toISOString() : null,
})

type NewPage = Pick<TestBankPage, 'key' | 'title' | 'email' | 'amountCents' | 'currency' | 'returnAddress' | 'backAddress'> & {
  readonly collect: 'authorise' | 'charge'
  readonly until: string
}

/** Opens a test bank page; idempotent by key. */
export const openTestPage = (
  scope: Scope,
  { organisationId, id: accountId }: PaymentAccount,
  { until, ...page }: NewPage,
  now: string,
): Promise<TestBankPage> =>
  scope.transaction(async (tx) => {
    await tx.testBankPage.createMany({
      data: [
        {
          ...page,
          organisationId,
          accountId,
          id: `tb_${randomBytes(18).toString('base64url')}`,
          until: new Date(until),
          createdAt: new Date(now),
        },
      ],
      skipDuplicates: true,
    })
    return tx.testBankPage.findFirstOrThrow({ where: { organisationId, accountId, key: page.key } })
  })

/** A test bank page by its random id; null if there is none. */
export const readTestPage = (scope: Scope, id: string): Promise<TestBankPage | null> =>
  scope.transaction((tx) => tx.testBankPage.findFirst({ where: { id } }))

/** The test bank's facts about a payment. */
export const testPageFacts = async (scope: Scope, id: string, now: string): Promise<PaymentFacts> => {
  const page = await readTestPage(scope, id)
  if (!page) throw new Error('The test bank knows no such payment')
  return factsOfPage(page, now)
}

/** Changes a locked page and queues webhooks. */
const changeTestPage = (
  scope: Scope,
  id: string,
  now: string,
  change: (page: TestBankPage, tx: Transaction) => Partial<TestBankPage> | null,
): Promise<TestBankPage | null> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select 1 from test_bank_pages where id = ${id} for update`
    const page = await tx.testBankPage.findFirst({ where: { id } })
    const data = page && change(page, tx)
    if (!page || !data) return page
    return tx.testBankPage
      .update({ where: { organisationId_id: { organisationId: page.organisationId, id } }, data })
      .then(async (after) => {
        await addWebhookEvents(tx, page, after, now)
        return after
      })
  })

/** Webhook event types of a change, as payment providers name them. */
const webhookEvents = (before: TestBankPage, after: TestBankPage): string[] => [
  ...(after.money === before.money ? [] : [`payment.${after.money}`]),
  ...(after.refundedPartsCents === before.refundedPartsCents && after.failedPartialRefunds === before.failedPartialRefunds
    ? []
    : ['refund.updated']),
  ...(after.closed && !before.closed ? ['page.closed'] : []),
  ...(after.dispute === before.dispute ? [] : [`dispute.${after.dispute}`]),
]

/** Test cards whose webhook is lost as well as the response, so that the platform has to query the bank. */
const cardsWithoutWebhook: ReadonlySet<string> = new Set(['Test card, answer lost'])

const addWebhookEvents = async (tx: Transaction, before: TestBankPage, after: TestBankPage, now: string) => {
  if (cardsWithoutWebhook.has(after.paidWith) && before.money !== after.money && before.paidAt === null) return
  await tx.testBankNotice.createMany({
    data: webhookEvents(before, after).map((type) => ({
      organisationId: after.organisationId,
      pageId: after.id,
      type,
      dueAt: new Date(now),
    })),
  })
}

/** Buttons of a test bank page. */
export const testPresses = ['pay', 'decline', 'confirm', 'refuse', 'lose', 'closedCard', 'dispute', 'disputeWon', 'disputeLost'] as const
export type TestPress = (typeof testPresses)[number]

const toPaidPage = (page: TestBankPage, paidWith: string, now: string, more: Partial<TestBankPage> = {}): Partial<TestBankPage> => ({
  money: page.collect === 'authorise' ? 'authorised' : 'charged',
  paidAt: new Date(now),
  paidWith,
  ...more,
})

/** Applies a button of the page: a paid page can only be disputed and the dispute decided; a closed or expired one ignores it. */
export const pressTestPage = (scope: Scope, id: string, press: TestPress, now: string): Promise<TestBankPage | null> =>
  changeTestPage(scope, id, now, (page) => {
    if (page.paidAt !== null) {
      if (page.dispute === 'open' && press === 'disputeWon') return { dispute: 'won' }
      if (page.dispute === 'open' && press === 'disputeLost') return { dispute: 'lost' }
      const isPaid = page.money === 'authorised' || page.money === 'charged'
      return press === 'dispute' && isPaid && page.dispute === null ? { dispute: 'open', money: 'charged' } : null
    }
    if (factsOfPage(page, now).page === 'closed') return null
    switch (press) {
      case 'pay':
        return toPaidPage(page, 'Test card •••• 4242', now)
      case 'confirm':
        return toPaidPage(page, 'Test card •••• 3220, confirmed with the bank', now)
      case 'lose':
        return toPaidPage(page, 'Test card, answer lost', now)
      case 'closedCard':
        return toPaidPage(page, 'Test card •••• 0341, closed since', now, { takesRefunds: false })
      case 'dispute':
        return toPaidPage(page, 'Test card •••• 0259', now, { money: 'charged', dispute: 'open' })
      case 'decline':
      case 'refuse':
        return { money: 'failed' }
      case 'disputeWon':
      case 'disputeLost':
        return null
    }
  })

/** Closes a page for payments; does nothing if paid. */
export const closeTestPage = (scope: Scope, id: string, now: string): Promise<unknown> =>
  changeTestPage(scope, id, now, (page) => (page.closed || page.paidAt !== null ? null : { closed: true }))

/** Captures the authorised amount, once. */
export const captureTestPage = (scope: Scope, id: string, key: string, now: string): Promise<unknown> =>
  changeTestPage(scope, id, now, (page) => (page.money === 'authorised' ? { money: 'charged', capturedKey: key } : null))

/** Releases an authorisation or refunds a payment, once per key; a closed card rejects it. */
export const refundTestPage = (scope: Scope, id: string, key: string, now: string): Promise<unknown> =>
  changeTestPage(scope, id, now, (page) => {
    if (page.returnKey === key) return null
    if (page.money === 'authorised') return { money: 'letGo', returnKey: key }
    if (page.money !== 'charged' && page.money !== 'returnFailed') return null
    return page.takesRefunds && page.dispute !== 'open'
      ? { money: 'returned', returnKey: key }
      : { money: 'returnFailed', returnKey: key, failedRefunds: page.failedRefunds + 1 }
  })

/** Refunds a payment until a total has been returned in parts; a closed card rejects it, and no more than was paid is returned. */
export const refundTestPart = (scope: Scope, id: string, totalCents: number, now: string): Promise<unknown> =>
  changeTestPage(scope, id, now, (page) => {
    if ((page.money !== 'charged' && page.money !== 'returnFailed') || totalCents <= page.refundedPartsCents) return null
    if (!page.takesRefunds || page.dispute === 'open' || page.dispute === 'lost' || totalCents > page.amountCents)
      return { failedPartialRefunds: page.failedPartialRefunds + 1 }
    return { refundedPartsCents: totalCents, ...(totalCents === page.amountCents && { money: 'returned' }) }
  })
