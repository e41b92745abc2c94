import type { AlertChoice } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { Database } from '../createDatabase'
import type { Shopper } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'

/** A shopper who is signed in, as the database knows them at this moment. */
export interface SignedInShopper {
  readonly id: string
  /** Proved by a code, as the mobile; one of the two at least. */
  readonly email: string | null
  readonly mobile: string | null
  /** The number to call them on: the proved one, or as they said it; empty without. */
  readonly phone: string
  readonly alerts: AlertChoice
}

const toSignedInShopper = ({ id, email, mobile, phone, alerts }: Shopper): SignedInShopper => ({
  id,
  email,
  mobile,
  phone: phone || (mobile ?? ''),
  alerts: alerts as AlertChoice,
})

/** How long a shopper stays signed in who does not come back, and at most. Days. */
const idleDays = 60
const longestDays = 365
const dayMs = 86_400_000
/** Between two notes that somebody is still there. Milliseconds. */
const seenAgainMs = 3_600_000

/** Whose session it is; null at once when it was ended, here or everywhere, or ran out. */
export const readShopperSession = (
  db: Database,
  organisationId: string,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): Promise<SignedInShopper | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const session = await tx.shopperSession.findFirst({ where: { organisationId, tokenHash } })
    const at = Date.parse(now)
    if (!session || session.seenAt.getTime() < at - idleDays * dayMs || session.createdAt.getTime() < at - longestDays * dayMs) return null
    if (session.seenAt.getTime() < at - seenAgainMs)
      await tx.shopperSession.updateMany({ where: { organisationId, tokenHash }, data: { seenAt: new Date(now) } })
    const shopper = await tx.shopper.findFirst({ where: { organisationId, id: session.shopperId } })
    return shopper && toSignedInShopper(shopper)
  })

/** Signs out one browser. */
export const endShopperSession = (db: Database, organisationId: string, tokenHash: string): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) => tx.shopperSession.deleteMany({ where: { organisationId, tokenHash } }))

/** Signs a shopper out wherever they are. */
export const endShopperSessions = (db: Database, organisationId: string, shopperId: string): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) => tx.shopperSession.deleteMany({ where: { organisationId, shopperId } }))

export interface ProvedCode {
  readonly codeId: string
  readonly sentTo: string
  /** The hash of what the new cookie will hold. */
  readonly tokenHash: string
  readonly now: string
}

/** Signs in whoever proved where a code went, with an account of their own from the first time on; null where the code was used meanwhile. */
export const openShopperSession = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { codeId, sentTo, tokenHash, now }: ProvedCode,
): Promise<SignedInShopper | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { count } = await tx.signInCode.deleteMany({ where: { organisationId, id: codeId } })
    if (count === 0) return null
    const proved = sentTo.includes('@') ? { email: sentTo } : { mobile: sentTo }
    await tx.shopper.createMany({ data: [{ organisationId, siteId, ...proved }], skipDuplicates: true })
    const shopper = await tx.shopper.findFirstOrThrow({ where: { organisationId, ...proved } })
    const at = new Date(now)
    await tx.shopperSession.createMany({ data: [{ organisationId, tokenHash, shopperId: shopper.id, createdAt: at, seenAt: at }] })
    return toSignedInShopper(shopper)
  })
