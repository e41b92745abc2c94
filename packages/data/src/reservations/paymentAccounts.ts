import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'

/** An account at a payment provider; its keys are configured in the installation under `secretRef`. */
export interface PaymentAccount {
  readonly organisationId: string
  readonly id: string
  readonly provider: 'testBank' | 'stripe'
  readonly name: string
  readonly secretRef: string
  readonly locationId: string | null
}

/** The account for a location's payments: its own, else the organisation's; null if there is none (CHK-02). */
export const findPaymentAccount = async (
  tx: Transaction,
  { organisationId, locationId }: { readonly organisationId: string; readonly locationId: string | null },
): Promise<PaymentAccount | null> => {
  const accounts = await tx.paymentAccount.findMany({
    where: { organisationId, endedAt: null, OR: [{ locationId: null }, ...(locationId === null ? [] : [{ locationId }])] },
    select: { organisationId: true, id: true, provider: true, name: true, secretRef: true, locationId: true },
  })
  const account = accounts.find((each) => each.locationId !== null) ?? accounts[0]
  return account ? { ...account, provider: account.provider as PaymentAccount['provider'] } : null
}

export interface AccountRow extends PaymentAccount {
  /** Null: all locations without their own account. */
  readonly locationName: string | null
}

/** The current payment accounts of an organisation. */
export const listPaymentAccounts = (scope: Scope, organisationId: string): Promise<AccountRow[]> =>
  scope.transaction(async (tx) => {
    const accounts = await tx.paymentAccount.findMany({
      where: { organisationId, endedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    const locations = await tx.location.findMany({ where: { organisationId }, select: { id: true, name: true } })
    return accounts.map(({ id, provider, name, secretRef, locationId }) => ({
      ...{ organisationId, id, name, secretRef, locationId, provider: provider as PaymentAccount['provider'] },
      locationName: locationId === null ? null : (locations.find((location) => location.id === locationId)?.name ?? ''),
    }))
  })

export interface NewPaymentAccount extends Omit<PaymentAccount, 'id'> {
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

const providerNames = { testBank: 'the test bank', stripe: 'Stripe' } as const

/** Sets the account for payments of a location, or of all without their own, and ends the previous one. Null: no such location. */
export const addPaymentAccount = (scope: Scope, { actor, now, ...account }: NewPaymentAccount): Promise<string | null> =>
  scope.transaction(async (tx) => {
    const { organisationId, locationId, provider, name } = account
    if (
      locationId !== null &&
      !(await tx.location.findFirst({ where: { organisationId, id: locationId, removedAt: null }, select: { id: true } }))
    )
      return null
    await tx.paymentAccount.updateMany({ where: { organisationId, locationId, endedAt: null }, data: { endedAt: new Date(now) } })
    const { id } = await tx.paymentAccount.create({ data: account })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'payment.addAccount',
      target: id,
      summary: `Added the payment account ${name} with ${providerNames[provider]}`,
    })
    // Car pages show whether a deposit can be paid.
    await notifyChange(tx, { kind: 'stock', organisationId })
    return id
  })

/** Ends an account: no new payments; existing ones continue. False if there is none. */
export const endPaymentAccount = (
  scope: Scope,
  { organisationId, id, actor, now }: Pick<PaymentAccount, 'organisationId' | 'id'> & { readonly actor: Actor; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const { count } = await tx.paymentAccount.updateMany({ where: { organisationId, id, endedAt: null }, data: { endedAt: new Date(now) } })
    if (count === 0) return false
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'payment.endAccount',
      target: id,
      summary: 'Stopped new payments with a payment account',
    })
    await notifyChange(tx, { kind: 'stock', organisationId })
    return true
  })
