import type { Scope } from '../createDatabase'
import { currentLocationsOfSites, type SiteLimit } from '../organisations/listLocations'
import { type EditedLocation, readEdited } from './EditedLocation'

/** Locations of some sites with unpublished changes. */
export const locationsWithDrafts = (scope: Scope, siteIds: SiteLimit): Promise<readonly EditedLocation[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.location.findMany({
      where: { AND: [{ draft: { isNot: null } }, await currentLocationsOfSites(tx, siteIds)] },
      select: { id: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    const edited: EditedLocation[] = []
    for (const { id } of rows) {
      const one = await readEdited(tx, id, siteIds)
      if (one) edited.push(one)
    }
    return edited
  })

/** A location with its draft; null if it doesn't exist or belongs to other sites. */
export const getEditedLocation = (scope: Scope, id: string, siteIds: SiteLimit): Promise<EditedLocation | null> =>
  scope.transaction((tx) => readEdited(tx, id, siteIds))

/** A location's version in its history. */
export interface LocationVersionSummary {
  readonly number: number
  readonly changes: readonly string[]
  readonly author: string
  readonly publishedAt: string
}

const maxVersions = 30

/** The versions of a location, newest first. */
export const locationVersions = (scope: Scope, id: string, siteIds: SiteLimit): Promise<readonly LocationVersionSummary[] | null> =>
  scope.transaction(async (tx) => {
    if (!(await tx.location.findFirst({ where: { AND: [{ id }, await currentLocationsOfSites(tx, siteIds)] }, select: { id: true } })))
      return null
    const rows = await tx.locationVersion.findMany({
      where: { locationId: id },
      orderBy: { number: 'desc' },
      take: maxVersions,
      omit: { values: true },
    })
    return rows.map(({ number, changes, authorName, publishedAt }) => ({
      number,
      changes,
      author: authorName,
      publishedAt: publishedAt.toISOString(),
    }))
  })
