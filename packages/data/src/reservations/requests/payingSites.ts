import type { Scope } from '../../createDatabase'

/** The live sites on which a payment can be asked for, by name. */
export const payingSites = (
  scope: Scope,
  siteIds: readonly string[] | null,
): Promise<{ readonly id: string; readonly name: string; readonly organisationId: string }[]> =>
  scope.transaction((tx) =>
    tx.site.findMany({
      where: { status: 'live', ...(siteIds && { id: { in: [...siteIds] } }) },
      orderBy: { name: 'asc' },
      select: { id: true, name: true, organisationId: true },
    }),
  )
