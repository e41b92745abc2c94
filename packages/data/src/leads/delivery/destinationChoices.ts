import type { Scope } from '../../createDatabase'

type NamedRow = { readonly id: string; readonly name: string }

/** Filter options for destinations of one organisation, and the sites that a marketplace can post leads for. */
export interface DestinationChoices {
  readonly organisationId: string
  readonly organisationName: string
  readonly locations: readonly NamedRow[]
  readonly sites: readonly NamedRow[]
  /** Recent lead sources, in lower case. */
  readonly sources: readonly string[]
}

const mostSources = 30

/** Filter options for destinations of every active organisation of a scope, sorted by name. */
export const destinationChoices = (scope: Scope): Promise<DestinationChoices[]> =>
  scope.transaction(async (tx) => {
    const names = { select: { id: true, name: true }, orderBy: { name: 'asc' } } as const
    const rows = await tx.organisation.findMany({
      where: { archivedAt: null },
      select: { id: true, name: true, locations: names, sites: { ...names, where: { status: { not: 'archived' } } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    const sources = await tx.$queryRaw<{ organisationId: string; source: string }[]>`
      select organisation_id as "organisationId", lower(source) as source from leads
      where source is not null and created_at > now() - interval '90 days'
      group by 1, 2 order by count(*) desc limit 500`
    return rows.map(({ id, name, locations, sites }) => ({
      ...{ organisationId: id, organisationName: name, locations, sites },
      sources: sources
        .filter(({ organisationId }) => organisationId === id)
        .slice(0, mostSources)
        .map(({ source }) => source),
    }))
  })
