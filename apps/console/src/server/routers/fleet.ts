import { fleetChoices, listFleet } from '@forecourt/data/sites/health/listFleet'
import { type PublishedSpan, publishedSpans, siteTroubleNames } from '@forecourt/rules/sites/siteTroubles'
import { z } from 'zod'
import { listInput } from '../listInput'
import { procedure } from '../procedure'
import { siteRow } from '../sites/siteRow'
import { router } from '../trpc'

const name = z.string().max(100)

const fleetOrders = [
  ...(['troubles', 'name', 'organisationName', 'template', 'status', 'publishedAt', 'certificateExpiresAt', 'feedAt'] as const),
  ...(['waiting', 'waitingSince', 'cars', 'noPhotos', 'noPrice', 'warnings', 'undelivered', 'bookingPlaces'] as const),
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

/** The sites of all dealers with their health. */
const getList = procedure
  .onPlatform('site.read')
  .input(listInput(fleetOrders, fleetFilter))
  .query(async ({ ctx, input }) => {
    const { rows, total } = await listFleet(ctx.db.platform, input, ctx.now)
    return { data: rows.map((row) => siteRow(row, ctx.originOf)), total }
  })

/** What the table can be filtered by. */
const choices = procedure.onPlatform('site.read').query(({ ctx }) => fleetChoices(ctx.db.platform))

export const fleetRouter = router({ getList, choices })
