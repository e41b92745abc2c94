import type { Database, Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions, containing, listOrder, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import { type SiteSummary, selectSites, siteTables } from './selectSites'

/** The ids of the site with a slug; null if there is none. */
export const siteIdBySlug = (db: Database, slug: string): Promise<{ siteId: string; organisationId: string } | null> =>
  db.platform.transaction(async (tx) => {
    const site = await tx.site.findUnique({ where: { slug }, select: { id: true, organisationId: true } })
    return site && { siteId: site.id, organisationId: site.organisationId }
  })

export const getSite = async (scope: Scope, siteId: string): Promise<SiteSummary | null> => {
  const [site] = await scope.transaction((tx) => selectSites(tx, { where: Prisma.sql`site.id = ${siteId}` }))
  return site ?? null
}

const sortColumns = {
  name: 'site.name',
  slug: 'site.slug',
  status: 'site.status',
  organisationName: 'organisation.name',
  template: 'template.name',
  liveVersion: 'site.live_version',
  publishedAt: 'live.published_at',
  draftUpdatedAt: 'draft.updated_at',
}

const siteConditions = (filter: ListQuery['filter']): Prisma.Sql[] => {
  const { text, texts, flag } = parseFilter(filter)
  const [q, ids, status, organisationId] = [text('q'), texts('ids'), texts('status'), text('organisationId')]
  const unpublished = flag('unpublishedChanges')
  return [
    q && Prisma.sql`(site.name ilike ${containing(q)} or site.slug ilike ${containing(q)} or organisation.name ilike ${containing(q)})`,
    ids && Prisma.sql`site.id = any(${ids})`,
    status && Prisma.sql`site.status = any(${status})`,
    organisationId && Prisma.sql`site.organisation_id = ${organisationId}`,
    unpublished !== null && Prisma.sql`(draft.values is distinct from live.values) = ${unpublished}`,
  ].filter((condition) => condition !== null && condition !== false && condition !== '')
}

/** The sites of a scope. Filters: q, ids, status, organisationId, unpublishedChanges. */
export const listSites = (scope: Scope, query: ListQuery): Promise<ListResult<SiteSummary>> =>
  scope.transaction(async (tx) => {
    const where = allConditions(siteConditions(query.filter))
    const rows = await selectSites(tx, { where, order: listOrder(query.sort, sortColumns, 'site.name', 'site.id'), ...listPage(query) })
    const [counted] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${siteTables} where ${where}`
    return { rows, total: counted?.total ?? 0 }
  })
