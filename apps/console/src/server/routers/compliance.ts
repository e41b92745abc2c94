import { siteFindingCounts } from '@forecourt/data/compliance/findingCounts'
import { siteFindings, storeJudgement } from '@forecourt/data/compliance/storedFindings'
import { endWaiver as endStoredWaiver, listWaivers, waiveFinding } from '@forecourt/data/compliance/waivers'
import { rulesById } from '@forecourt/rules/compliance/complianceRules'
import { longestReason, reasonMissing, shortestReason, withoutWaived } from '@forecourt/rules/compliance/waivers'
import { addDays, isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { siteIdentity } from '../compliance/siteIdentity'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'
import { figuresInput } from '../figuresInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Findings of the last check of a site's live pages without those accepted, and its waivers. */
const list = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const { check, findings } = await siteFindings(ctx.scope, siteId)
  const waivers = await listWaivers(ctx.scope, { siteId, now: ctx.now })
  const { country } = await siteIdentity(ctx.scope, siteId)
  const [host] = ctx.site.hosts
  return {
    site: { name: ctx.site.name, status: ctx.site.status, origin: host === undefined ? null : ctx.originOf(host) },
    ...{ country, check, waivers },
    findings: withoutWaived(
      findings,
      waivers.filter(({ applies }) => applies),
    ),
  }
})

/** The caller's sites with the number of findings by severity, those that can't publish first. */
const sites = procedure
  .permission('site.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const found = await Promise.all(accessScopes.map(({ scope, siteIds }) => siteFindingCounts(scope, siteIds, ctx.now)))
    return found
      .flat()
      .toSorted((one, other) => other.errors - one.errors || other.warnings - one.warnings || one.name.localeCompare(other.name, 'en-AU'))
  })

/** Lets a site server judge the live pages now, and stores the result. */
const check = procedure.onSite('site.edit').mutation(async ({ ctx, input: { siteId } }) => {
  if (ctx.site.liveVersion === null) throw new CallProblem('CONFLICT', 'Publish the site first. Only live pages are checked here.')
  const judgement = await ctx.judgeSite({ siteId, draft: false })
  if (!judgement) throw new CallProblem('SERVICE_UNAVAILABLE', 'The site can’t be checked just now. Try again in a minute.')
  await storeJudgement(ctx.scope, { siteId, judgement, actor: ctx.actor, now: ctx.now })
  return { pages: judgement.judged, total: judgement.total }
})

/** The longest time for which a finding can be accepted. */
const maxDays = 366

const waiverInput = z.object({
  rule: z.string().max(100),
  phrase: z.string().max(200),
  reason: z.string().trim().max(longestReason),
  endsOn: z.string().max(10),
})

/** Accepts a finding until a day, with a reason. */
const waive = procedure
  .onSite('compliance.waive')
  .input(waiverInput)
  .mutation(async ({ ctx, input: { siteId, rule, phrase, reason, endsOn } }) => {
    if (!rulesById.has(rule)) throw notFound('rule')
    const { timeZone } = await siteIdentity(ctx.scope, siteId)
    const today = momentInZone(ctx.now, timeZone).date
    const wrong: Record<string, string> = {}
    if (reason.length < shortestReason) wrong.reason = reasonMissing
    if (!isCalendarDate(endsOn)) wrong.endsOn = 'Enter a date.'
    else if (endsOn < today) wrong.endsOn = 'Choose today or a later day.'
    else if (endsOn > addDays(today, maxDays)) wrong.endsOn = 'Choose a day within a year.'
    if (Object.keys(wrong).length > 0) throw refusedFields(wrong)
    const endsAt = instantInZone(addDays(endsOn, 1), 0, timeZone).instant
    const waiver = await waiveFinding(ctx.scope, { siteId, rule, phrase, reason, endsOn, endsAt, actor: ctx.actor, now: ctx.now })
    if (!waiver) throw notFound('site')
    return waiver
  })

/** Ends a waiver before its last day. */
const endWaiver = procedure
  .onSite('compliance.waive')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input: { siteId, id } }) => {
    const ended = await endStoredWaiver(ctx.scope, { siteId, id, actor: ctx.actor, now: ctx.now })
    if (!ended) throw notFound('waiver')
    return ended
  })

export const complianceRouter = router({ list, sites, check, waive, endWaiver })
