import type { Transaction } from '../../Transaction'
import { holding } from '../../wall/holding'

/** A user who can receive mail. */
export interface Reader {
  readonly id: string
  readonly email: string
}

interface OfSite {
  readonly organisationId: string
  readonly siteId: string
}

/** Users of an organisation who can publish a site, without platform staff. */
export const sitePublishers = (tx: Transaction, { organisationId, siteId }: OfSite): Promise<Reader[]> =>
  tx.user.findMany({
    where: {
      disabled: false,
      memberships: { some: { AND: holding('site.publish'), organisationId, OR: [{ siteId: null }, { siteId }] } },
    },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })

/** Platform staff who can publish, for organisations without a publisher. Visible to the platform role only. */
export const publishingStaff = (tx: Transaction): Promise<Reader[]> =>
  tx.user.findMany({
    where: { disabled: false, memberships: { some: { AND: holding('site.publish'), organisationId: null } } },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })
