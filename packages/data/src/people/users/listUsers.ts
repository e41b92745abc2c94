import type { OwnRole, RoleId } from '@forecourt/rules/access/roles'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import { escapeLike, listPage } from '../../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../../lists/parseFilter'

export interface UserRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly disabled: boolean
  /** Whether the user accepted the invitation. */
  readonly activated: boolean
  readonly twoFactor: boolean
  readonly demo: boolean
  readonly lastSignInAt: string | null
  /** Limited to the scope. */
  readonly memberships: readonly {
    readonly role: RoleId
    readonly own: OwnRole | null
    readonly organisationId: string | null
    readonly organisationName: string | null
    readonly siteId: string | null
    readonly siteName: string | null
  }[]
}

const sortFields = ['name', 'email', 'lastSignInAt'] as const

/** Users of a scope, or of some of its sites, with their roles there. Filters: q, ids. */
export const listUsers = (scope: Scope, query: ListQuery, siteIds: readonly string[] | null): Promise<ListResult<UserRow>> => {
  const { text, texts } = parseFilter(query.filter)
  const [q, ids] = [text('q'), texts('ids')]
  const { limit, offset } = listPage(query)
  const ofSites = siteIds === null ? {} : { siteId: { in: [...siteIds] } }
  const where: Prisma.UserWhereInput = {
    memberships: siteIds === null ? undefined : { some: ofSites },
    id: ids ? { in: ids } : undefined,
    OR: q
      ? [{ name: { contains: escapeLike(q), mode: 'insensitive' } }, { email: { contains: escapeLike(q), mode: 'insensitive' } }]
      : undefined,
  }
  const field = sortFields.find((name) => name === query.sort?.field) ?? 'name'
  return scope.transaction(async (tx) => {
    const rows = await tx.user.findMany({
      where,
      select: {
        id: true,
        email: true,
        name: true,
        disabled: true,
        activatedAt: true,
        totpConfirmedAt: true,
        demo: true,
        lastSignInAt: true,
        memberships: {
          where: ofSites,
          select: {
            role: true,
            ownRole: { select: { organisationId: true, name: true, permissions: true } },
            organisationId: true,
            siteId: true,
            organisation: { select: { name: true } },
            site: { select: { name: true } },
          },
          orderBy: { id: 'asc' },
        },
      },
      orderBy: [{ [field]: query.sort?.order === 'DESC' ? 'desc' : 'asc' }, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    // A count would read columns that the app role can't access.
    const total = (await tx.user.findMany({ where, select: { id: true } })).length
    return {
      rows: rows.map(({ memberships, lastSignInAt, activatedAt, totpConfirmedAt, ...user }) => ({
        ...user,
        activated: activatedAt !== null,
        twoFactor: totpConfirmedAt !== null,
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
        memberships: memberships.map(({ role, ownRole, organisationId, siteId, organisation, site }) => ({
          role: role as RoleId,
          own: ownRole,
          organisationId,
          organisationName: organisation?.name ?? null,
          siteId,
          siteName: site?.name ?? null,
        })),
      })),
      total,
    }
  })
}
