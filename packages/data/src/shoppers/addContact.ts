import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { joinShoppers } from './joinShoppers'

export interface AddedContact {
  /** Who is signed in and asked for it. */
  readonly shopperId: string
  readonly codeId: string
  /** Where the code went that they proved. */
  readonly sentTo: string
}

/** What came of proving a second way in. */
export type ContactAdded =
  | 'added'
  /** It had an account of its own, and the two are one now. */
  | 'joined'
  /** The account has such a way in already, or the other account has one of both kinds. */
  | 'taken'
  | 'spent'

const lockBoth = (tx: Transaction, organisationId: string, ids: readonly string[]) =>
  tx.$queryRaw`select 1 from shoppers where organisation_id = ${organisationId} and id = any(${ids}) order by id for update`

/**
 * Gives an account a second way in, an address or a mobile, which its shopper has just proved to be theirs (AUTH-02): what had an
 * account of its own becomes one with it, and nothing of either is lost.
 */
export const addContact = (db: Database, organisationId: string, { shopperId, codeId, sentTo }: AddedContact): Promise<ContactAdded> =>
  db.forOrganisation(organisationId).transaction(async (tx): Promise<ContactAdded> => {
    const { count } = await tx.signInCode.deleteMany({ where: { organisationId, id: codeId } })
    if (count === 0) return 'spent'
    const proved = sentTo.includes('@') ? { email: sentTo } : { mobile: sentTo }
    const known = await tx.shopper.findFirst({ where: { organisationId, ...proved }, select: { id: true } })
    await lockBoth(tx, organisationId, [shopperId, ...(known ? [known.id] : [])])
    const [own, other] = await Promise.all([
      tx.shopper.findFirst({ where: { organisationId, id: shopperId } }),
      known ? tx.shopper.findFirst({ where: { organisationId, id: known.id, ...proved } }) : null,
    ])
    if (!own) return 'spent'
    if (other?.id === own.id) return 'added'
    const isMail = 'email' in proved
    if ((isMail ? own.email : own.mobile) !== null) return 'taken'
    if (!other) {
      await tx.shopper.update({ where: { organisationId_id: { organisationId, id: own.id } }, data: proved })
      return 'added'
    }
    if ((isMail ? other.mobile : other.email) !== null) return 'taken'
    // The one with the address stays: links of mails that were sent name it.
    const [kept, given] = isMail ? [other, own] : [own, other]
    await joinShoppers(tx, kept, given)
    return 'joined'
  })
