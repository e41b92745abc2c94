import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import type { SignedInShopper } from './SignedInShopper'
import { toSignedInShopper } from './toSignedInShopper'

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
