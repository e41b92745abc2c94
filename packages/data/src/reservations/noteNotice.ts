import type { Database } from '../createDatabase'
import type { PaymentAccount } from './paymentAccounts'

interface Notice {
  readonly eventId: string
  readonly type: string
  readonly ref: string | null
  readonly now: string
}

/**
 * Stores that a provider told something, each notice once, and has its payment asked about next: what it says is not believed, only
 * that there is news. False for one that is known.
 */
export const noteNotice = (
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

/** The account that a provider's notice came for; null where the organisation has none. One that ended is still told. */
export const noticedAccount = (db: Database, organisationId: string, id: string): Promise<PaymentAccount | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const account = await tx.paymentAccount.findFirst({
      where: { organisationId, id },
      select: { organisationId: true, id: true, provider: true, name: true, secretRef: true, locationId: true },
    })
    return account && { ...account, provider: account.provider as PaymentAccount['provider'] }
  })
