import type { Database } from '../createDatabase'
import type { SignedInShopper } from './SignedInShopper'
import { toSignedInShopper } from './toSignedInShopper'

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
