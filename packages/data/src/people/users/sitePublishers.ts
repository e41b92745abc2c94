import { can, type Role, roles } from '@forecourt/rules/access/permissions'
import type { Transaction } from '../../Transaction'

const publishing: readonly Role[] = roles.filter((role) => can(role, 'site.publish'))

/** A person who can be written to. */
export interface Reader {
  readonly id: string
  readonly email: string
}

interface OfSite {
  readonly organisationId: string
  readonly siteId: string
}

/** Who of an organisation publishes a site; the platform's staff are not among them. */
export const sitePublishers = (tx: Transaction, { organisationId, siteId }: OfSite): Promise<Reader[]> =>
  tx.user.findMany({
    where: {
      disabled: false,
      memberships: { some: { organisationId, role: { in: [...publishing] }, OR: [{ siteId: null }, { siteId }] } },
    },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })

/** The platform's staff who publish, for sites whose organisation has nobody who does. Only the platform's role sees them. */
export const publishingStaff = (tx: Transaction): Promise<Reader[]> =>
  tx.user.findMany({
    where: { disabled: false, memberships: { some: { organisationId: null, role: { in: [...publishing] } } } },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
  })
