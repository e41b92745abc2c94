import type { Transaction } from '../../Transaction'
import { hasPermission } from '../../wall/hasPermission'

/** A user who can receive mail. */
export interface MailRecipient {
  readonly id: string
  readonly email: string
}

interface SiteKey {
  readonly organisationId: string
  readonly siteId: string
}

/** Users of an organisation who can publish a site, without platform staff. */
export const sitePublishers = (tx: Transaction, { organisationId, siteId }: SiteKey): Promise<MailRecipient[]> =>
  tx.user.findMany({
    where: {
      disabled: false,
      memberships: { some: { AND: hasPermission('site.publish'), organisationId, OR: [{ siteId: null }, { siteId }] } },
    },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })

/** Platform staff who can publish, for organisations without a publisher. Visible to the platform role only. */
export const publishingStaff = (tx: Transaction): Promise<MailRecipient[]> =>
  tx.user.findMany({
    where: { disabled: false, memberships: { some: { AND: hasPermission('site.publish'), organisationId: null } } },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })
