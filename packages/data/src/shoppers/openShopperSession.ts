import type { AlertChoice } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { Database } from '../createDatabase'
import type { Shopper } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'

/** A signed-in shopper, from the current database state. */
export interface SignedInShopper {
  readonly id: string
  /** Verified by a code, like the mobile; at least one is set. */
  readonly email: string | null
  readonly mobile: string | null
  /** Phone number: the verified one, or as entered; empty for none. */
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

/** Session timeout without visits, and maximum session length. Days. */
const idleDays = 60
const maxDays = 365
const dayMs = 86_400_000
/** Minimum interval of last-seen updates. Milliseconds. */
const seenIntervalMs = 3_600_000

/** The shopper of a session; null at once when it was ended or has expired. */
export const readShopperSession = (
  db: Database,
  organisationId: string,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): Promise<SignedInShopper | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const session = await tx.shopperSession.findFirst({ where: { organisationId, tokenHash } })
    const at = Date.parse(now)
    if (!session || session.seenAt.getTime() < at - idleDays * dayMs || session.createdAt.getTime() < at - maxDays * dayMs) return null
    if (session.seenAt.getTime() < at - seenIntervalMs)
      await tx.shopperSession.updateMany({ where: { organisationId, tokenHash }, data: { seenAt: new Date(now) } })
    const shopper = await tx.shopper.findFirst({ where: { organisationId, id: session.shopperId } })
    return shopper && toSignedInShopper(shopper)
  })

/** Ends one session. */
export const endShopperSession = (db: Database, organisationId: string, tokenHash: string): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) => tx.shopperSession.deleteMany({ where: { organisationId, tokenHash } }))

/** Ends all sessions of a shopper. */
export const endShopperSessions = (db: Database, organisationId: string, shopperId: string): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) => tx.shopperSession.deleteMany({ where: { organisationId, shopperId } }))

export interface VerifiedCode {
  readonly codeId: string
  readonly sentTo: string
  /** Hash of the new cookie's token. */
  readonly tokenHash: string
  readonly now: string
}

/** Signs in the shopper who verified a code, and creates the account on first sign-in; null if the code was used meanwhile. */
export const openShopperSession = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { codeId, sentTo, tokenHash, now }: VerifiedCode,
): Promise<SignedInShopper | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { count } = await tx.signInCode.deleteMany({ where: { organisationId, id: codeId } })
    if (count === 0) return null
    const contact = sentTo.includes('@') ? { email: sentTo } : { mobile: sentTo }
    await tx.shopper.createMany({ data: [{ organisationId, siteId, ...contact }], skipDuplicates: true })
    const shopper = await tx.shopper.findFirstOrThrow({ where: { organisationId, ...contact } })
    const at = new Date(now)
    await tx.shopperSession.createMany({ data: [{ organisationId, tokenHash, shopperId: shopper.id, createdAt: at, seenAt: at }] })
    return toSignedInShopper(shopper)
  })
