import { listSchedules } from '@forecourt/data/publishing/schedules/listSchedules'
import { procedure } from '../../procedure'

/** What waits to go live, and what came of what waited before. */
export const list = procedure.onSite('site.read').query(({ ctx, input: { siteId } }) => listSchedules(ctx.scope, siteId))
