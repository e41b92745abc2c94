import type { Transaction } from '../Transaction'

/** Who takes payments; its keys are known to the installation alone, by their name. */
export interface PaymentAccount {
  readonly organisationId: string
  readonly id: string
  readonly provider: 'testBank' | 'stripe'
  readonly name: string
  readonly secretRef: string
  readonly locationId: string | null
}

/** The account that takes payments for a location: its own, else its organisation's; null where there is none (CHK-02). */
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
