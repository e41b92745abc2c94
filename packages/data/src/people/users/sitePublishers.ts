import { can, type Role, roles } from '@forecourt/rules/access/roles'
import type { Transaction } from '../../Transaction'

const publishing: readonly Role[] = roles.filter((role) => can(role, 'site.publish'))

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
      memberships: { some: { organisationId, role: { in: [...publishing] }, OR: [{ siteId: null }, { siteId }] } },
    },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })

/** Platform staff who can publish, for organisations without a publisher. Visible to the platform role only. */
export const publishingStaff = (tx: Transaction): Promise<Reader[]> =>
  tx.user.findMany({
    where: { disabled: false, memberships: { some: { organisationId: null, role: { in: [...publishing] } } } },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })
