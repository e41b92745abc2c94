import type { Scope } from '../../createDatabase'

type Named = { readonly id: string; readonly name: string }

/** What a destination of one organisation can be limited to, and the sites whose leads a market place can post. */
export interface DestinationChoices {
  readonly organisationId: string
  readonly organisationName: string
  readonly locations: readonly Named[]
  readonly sites: readonly Named[]
  /** Where leads came from of late, in small letters. */
  readonly sources: readonly string[]
}

const mostSources = 30

/** What can be chosen for the destinations of every organisation of a scope that is in use, by name. */
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
