import type { Scope } from '../createDatabase'

/** Live sites of an organisation, or some of them, sorted by name. */
export const liveSiteNames = (
  scope: Scope,
  organisationId: string,
  siteIds: readonly string[] | null,
): Promise<{ readonly siteId: string; readonly name: string }[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.site.findMany({
      where: { organisationId, status: 'live', ...(siteIds !== null && { id: { in: [...siteIds] } }) },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    })
    return rows.map(({ id, name }) => ({ siteId: id, name }))
  })
