import type { Role } from '@forecourt/rules/access/roles'
import type { Database } from '../createDatabase'

export interface Membership {
  /** Null for the platform's staff, who work on all. */
  readonly organisationId: string | null
  readonly organisationName: string | null
  /** Null for all sites of the organisation. */
  readonly siteId: string | null
  readonly role: Role
}

/** What a user may do, and where. */
export const membershipsOf = (db: Database, userId: string): Promise<Membership[]> =>
  db.platform.transaction(async (tx) => {
    const memberships = await tx.membership.findMany({
      where: { userId },
      include: { organisation: { select: { name: true } } },
      orderBy: { id: 'asc' },
    })
    return memberships.map(({ organisationId, siteId, role, organisation }) => ({
      organisationId,
      organisationName: organisation?.name ?? null,
      siteId,
      role: role as Role,
    }))
  })
