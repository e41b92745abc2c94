import type { Database } from '../../createDatabase'

/** A webhook of the test bank. */
export interface DueNotice {
  readonly organisationId: string
  readonly id: string
  readonly type: string
  readonly pageId: string
  readonly accountId: string
  /** Site of the payment, whose host receives the webhook. */
  readonly siteId: string
  /** Number of attempts, including this one. */
  readonly attempts: number
}

const leaseMs = 30_000
const dayMs = 86_400_000

/** Backoff of webhook retries: short at first, then up to three days, as providers do. Milliseconds. */
const retryDelayMs = (attempts: number): number => Math.min(dayMs / 4, 5_000 * 3 ** attempts)

/** Leases due webhooks of the test bank; a lease that expires is taken again. */
export const claimTestNotices = (db: Database, now: string, limit: number): Promise<DueNotice[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<DueNotice[]>`
      update test_bank_notices notice set attempts = notice.attempts + 1, due_at = ${new Date(Date.parse(now) + leaseMs)}
      from test_bank_pages page, payments payment
      where (notice.organisation_id, notice.id) in (
          select organisation_id, id from test_bank_notices
          where delivered_at is null and due_at <= ${new Date(now)} order by due_at limit ${limit} for update skip locked
        )
        and page.organisation_id = notice.organisation_id and page.id = notice.page_id
        and payment.organisation_id = page.organisation_id and payment.account_id = page.account_id and payment.session_id = page.id
      returning notice.organisation_id as "organisationId", notice.id, notice.type, notice.page_id as "pageId",
        page.account_id as "accountId", payment.site_id as "siteId", notice.attempts`,
  )

const maxAttempts = 12

/** Marks a webhook as delivered, or schedules a retry; gives up after three days, like other providers. */
export const recordTestNotice = (
  db: Database,
  { organisationId, id, attempts }: DueNotice,
  isDelivered: boolean,
  now: string,
): Promise<unknown> =>
  db.platform.transaction((tx) =>
    tx.testBankNotice.updateMany({
      where: { organisationId, id },
      data:
        isDelivered || attempts >= maxAttempts
          ? { deliveredAt: new Date(now) }
          : { dueAt: new Date(Date.parse(now) + retryDelayMs(attempts)) },
    }),
  )
