import { leadFigures } from '@forecourt/data/leads/leadFigures'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'
import { timeZoneInput } from '../../timeZoneInput'

const input = figuresInput.extend({
  /** Where days begin and end: the reader's own clock, by which the page calls its day. One that isn't known counts as none. */
  timeZone: timeZoneInput.optional().catch(undefined),
})

/** Leads of this week and the last, by day, and how many nobody has answered. */
export const figures = procedure
  .permission('lead.read')
  .input(input)
  .query(async ({ ctx, input: { organisationId, timeZone } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(
      accessScopes.map(({ scope, siteIds }) => leadFigures(scope, { now: ctx.now, siteIds, ...(timeZone && { timeZone }) })),
    )
    const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0)
    const days = parts[0]?.byDay ?? []
    return {
      thisWeek: sum((part) => part.thisWeek),
      previousWeek: sum((part) => part.previousWeek),
      unanswered: sum((part) => part.unanswered),
      byDay: days.map(({ date }, index) => ({ date, count: sum((part) => part.byDay[index]?.count ?? 0) })),
    }
  })
