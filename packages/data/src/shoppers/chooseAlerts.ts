import { alertChoices } from '@forecourt/rules/accounts/alerts/alertChoices'
import type { AlertChoice } from '@forecourt/rules/accounts/alerts/mayMailNow'
import type { Database } from '../createDatabase'

export interface ChosenAlerts {
  readonly shopperId: string
  readonly choice: AlertChoice
  /** Where it was chosen: in the garage, by the link of a mail, or by typing the address. */
  readonly source: 'garage' | 'link' | 'address'
  readonly now: string
}

/** Keeps when a shopper wants mail about cars, with the words they chose it by; false without such a shopper. What waits is dropped with 'off'. */
export const chooseAlerts = (db: Database, organisationId: string, { shopperId, choice, source, now }: ChosenAlerts): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { count } = await tx.shopper.updateMany({ where: { organisationId, id: shopperId }, data: { alerts: choice } })
    if (count === 0) return false
    await tx.shopperConsent.createMany({
      data: [{ organisationId, shopperId, choice, wording: alertChoices[choice], source, at: new Date(now) }],
    })
    if (choice === 'off')
      await tx.carAlert.updateMany({ where: { organisationId, shopperId, settledAt: null }, data: { settledAt: new Date(now) } })
    return true
  })

/** The account of an address, which whoever types it proves nothing about. */
export const shopperOfEmail = (db: Database, organisationId: string, email: string): Promise<string | null> =>
  db
    .forOrganisation(organisationId)
    .transaction(async (tx) => (await tx.shopper.findFirst({ where: { organisationId, email }, select: { id: true } }))?.id ?? null)
