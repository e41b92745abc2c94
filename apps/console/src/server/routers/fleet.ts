import { fleetChoices, listFleet } from '@forecourt/data/fleet/listFleet'
import { changeSiteStatus } from '@forecourt/data/sites/changeSiteStatus'
import { getSite } from '@forecourt/data/sites/listSites'
import type { SiteSummary } from '@forecourt/data/sites/selectSites'
import { type PublishedSpan, publishedSpans, siteTroubleNames } from '@forecourt/rules/sites/siteTroubles'
import { z } from 'zod'
import { listInput } from '../listInput'
import { procedure } from '../procedure'
import { readAllRows } from '../readAllRows'
import { fleetCsv } from '../sites/fleetCsv'
import { siteRow } from '../sites/siteRow'
import { router } from '../trpc'
import { viewProcedures } from '../views/viewProcedures'

const name = z.string().max(100)

const fleetOrders = [
  ...(['troubles', 'name', 'organisationName', 'template', 'status', 'publishedAt', 'certificateExpiresAt', 'feedAt'] as const),
  ...([
    'waiting',
    'waitingSince',
    'bookingRequests',
    'cars',
    'noPhotos',
    'noPrice',
    'warnings',
    'findings',
    'undelivered',
    'failedRefunds',
    'bookingPlaces',
  ] as const),
] as const satisfies readonly [string, ...string[]]

const fleetFilter = {
  q: name,
  ids: z.array(name).max(500),
  status: z.enum(['draft', 'live', 'paused', 'archived']),
  template: name,
  make: name,
  state: name,
  country: z.enum(['AU', 'NZ']),
  published: z.enum(Object.keys(publishedSpans) as [PublishedSpan]),
  trouble: z.enum(['any', ...siteTroubleNames]),
}

const fleetSort = z.object({ field: z.enum(fleetOrders), order: z.enum(['ASC', 'DESC']) })

/** The sites of all dealers with their health. */
const getList = procedure
  .onPlatform('site.read')
  .input(listInput(fleetOrders, fleetFilter))
  .query(async ({ ctx, input }) => {
    const { rows, total } = await listFleet(ctx.db.platform, input, ctx.now)
    return { data: rows.map((row) => siteRow(row, ctx.originOf)), total }
  })

const maxExported = 10_000

/** The filtered table as CSV, in its order: at most ten thousand sites. */
const exportCsv = procedure
  .onPlatform('site.read')
  .input(
    z.object({
      filter: z.strictObject(fleetFilter).partial().default({}),
      sort: fleetSort.optional(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const { rows, total } = await readAllRows((page) => listFleet(ctx.db.platform, { ...page, ...input }, ctx.now), maxExported)
    return { fileName: `dealers-${ctx.now.slice(0, 10)}.csv`, text: fleetCsv(rows, ctx.now), rows: rows.length, total }
  })

/** What the table can be filtered by. */
const choices = procedure.onPlatform('site.read').query(({ ctx }) => fleetChoices(ctx.db.platform))

/** Saved views of the table. */
const { views, saveView, removeView } = viewProcedures({
  list: 'fleet',
  permission: 'site.read',
  isForStaff: true,
  view: z.object({
    filter: z.strictObject(fleetFilter).partial(),
    sort: fleetSort.nullable(),
  }),
})

/** Sites notified concurrently. */
const maxConcurrent = 8

/** Closes, reopens, archives or restores several sites, each in its own transaction with its own audit entry. Refuses the sites whose state doesn't allow it. */
const changeStatus = procedure
  .onPlatform('site.create')
  .input(z.object({ siteIds: z.array(name).min(1).max(200), change: z.enum(['pause', 'resume', 'archive', 'unarchive']) }))
  .mutation(async ({ ctx, input: { siteIds, change } }) => {
    const changed: SiteSummary[] = []
    const refused: { readonly name: string; readonly message: string }[] = []
    for (const siteId of new Set(siteIds)) {
      const site = await getSite(ctx.db.platform, siteId)
      const result = await changeSiteStatus(ctx.db.platform, { siteId, change, actor: ctx.actor })
      if (site && result.ok) changed.push(site)
      else refused.push({ name: site?.name ?? 'A deleted site', message: result.ok ? '' : result.message })
    }
    for (let from = 0; from < changed.length; from += maxConcurrent)
      await Promise.all(
        changed
          .slice(from, from + maxConcurrent)
          .map(({ organisationId, siteId }) => ctx.refreshSites({ kind: 'site', organisationId, siteId })),
      )
    return { changed: changed.length, refused }
  })

export const fleetRouter = router({ getList, exportCsv, choices, views, saveView, removeView, changeStatus })
