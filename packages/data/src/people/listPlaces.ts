import type { Scope } from '../createDatabase'

/** An organisation and its sites, as scopes of roles. */
export interface Place {
  readonly organisationId: string
  readonly name: string
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly requireTwoFactor: boolean
  /** Whether roles can be granted for the whole organisation, or only for these sites. */
  readonly isWholeOrganisation: boolean
}

const maxPlaces = 1000

/** Organisations and sites of a scope, or of some of its sites. */
export const listPlaces = (scope: Scope, siteIds: readonly string[] | null): Promise<Place[]> =>
  scope.transaction(async (tx) => {
    const organisations = await tx.organisation.findMany({ orderBy: { name: 'asc' }, take: maxPlaces })
    const sites = await tx.site.findMany({
      where: { status: { not: 'archived' }, id: siteIds === null ? undefined : { in: [...siteIds] } },
      select: { id: true, name: true, organisationId: true },
      orderBy: { name: 'asc' },
    })
    return organisations.map(({ id, name, requireTwoFactor }) => ({
      organisationId: id,
      name,
      requireTwoFactor,
      sites: sites.filter(({ organisationId }) => organisationId === id).map((site) => ({ id: site.id, name: site.name })),
      isWholeOrganisation: siteIds === null,
    }))
  })
