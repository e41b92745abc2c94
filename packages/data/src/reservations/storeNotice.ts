import type { Database } from '../createDatabase'
import type { PaymentAccount } from './paymentAccounts'

interface Notice {
  readonly eventId: string
  readonly type: string
  readonly ref: string | null
  readonly now: string
}

/** Stores a webhook event once and schedules a check of its payment: its contents aren't trusted. False for a known event. */
export const storeNotice = (
  db: Database,
  { organisationId, id: accountId }: PaymentAccount,
  { eventId, type, ref, now }: Notice,
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    const payment =
      ref === null
        ? null
        : await tx.payment.findFirst({
            where: { organisationId, accountId, OR: [{ sessionId: ref }, { providerRef: ref }] },
            select: { id: true },
          })
    const { count } = await tx.paymentNotice.createMany({
      data: [{ organisationId, accountId, eventId, type, paymentId: payment?.id, receivedAt: at, settledAt: payment ? null : at }],
      skipDuplicates: true,
    })
    if (count === 0) return false
    if (payment) await tx.payment.updateMany({ where: { organisationId, id: payment.id }, data: { checkAt: at } })
    return true
  })

/** The account of a webhook; null if the organisation has none. Includes ended accounts. */
export const accountForNotice = (db: Database, organisationId: string, id: string): Promise<PaymentAccount | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const account = await tx.paymentAccount.findFirst({
      where: { organisationId, id },
      select: { organisationId: true, id: true, provider: true, name: true, secretRef: true, locationId: true },
    })
    return account && { ...account, provider: account.provider as PaymentAccount['provider'] }
  })
