import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { weakerLayers } from '../layers/weakerLayers'
import { listModelPages } from '../manufacturers/rangeModels'
import { type SiteSummary, selectSites } from '../sites/selectSites'
import { toVersionSummary, type VersionSummary } from '../sites/versions/listVersions'

export interface SiteForEditing {
  readonly site: SiteSummary
  /** Template of the draft. */
  readonly templateLayerId: string
  /** Whether publishing changes the site's template. */
  readonly templateChanges: boolean
  readonly dealershipIds: readonly string[]
  /** Paths of the model pages of its makes, for links. */
  readonly modelPages: RouteNames['modelPages']
  /** The layers that are weaker than the site's own, weakest first. */
  readonly layers: readonly Layer[]
  readonly draft: {
    readonly values: ConfigValues
    readonly revision: number
    readonly updatedAt: string
    readonly updatedBy: string | null
  }
  readonly liveVersion: VersionSummary | null
}

/** All data that the editor needs for a site. */
export const siteForEditing = (scope: Scope, siteId: string): Promise<SiteForEditing | null> =>
  scope.transaction(async (tx) => {
    const [site] = await selectSites(tx, { where: Prisma.sql`site.id = ${siteId}` })
    if (!site) return null
    const row = await tx.site.findFirstOrThrow({
      where: { id: siteId },
      include: { draft: true, live: { omit: { config: true, layers: true, values: true } }, dealerships: true },
    })
    if (!row.draft) return null
    const templateLayerId = row.draft.templateLayerId ?? row.templateLayerId
    const { schemaVersion, values, revision, updatedAt, updatedBy } = row.draft
    return {
      site,
      templateLayerId,
      templateChanges: templateLayerId !== row.templateLayerId,
      dealershipIds: row.dealerships.map(({ dealershipId }) => dealershipId),
      modelPages: await listModelPages(tx, { organisationId: row.organisationId, siteId }),
      layers: await weakerLayers(tx, { ...row, siteId, templateLayerId }),
      draft: { values: migrateValues({ schemaVersion, values }), revision, updatedAt: updatedAt.toISOString(), updatedBy },
      liveVersion: row.live && toVersionSummary(row.live, row.liveVersion),
    }
  })
