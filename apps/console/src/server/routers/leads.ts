import type { Database } from '@forecourt/data/createDatabase'
import type { CreditRow } from '@forecourt/data/leads/creditReport'
import { creditReport } from '@forecourt/data/leads/creditReport'
import { deliveredLeads } from '@forecourt/data/leads/delivery/deliveredLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { leadFigures } from '@forecourt/data/leads/leadFigures'
import { listLeads } from '@forecourt/data/leads/listLeads'
import { listUnfinished } from '@forecourt/data/leads/listUnfinished'
import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { replayOutbox } from '@forecourt/data/outbox/replayOutbox'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { creditReasons } from '@forecourt/rules/leads/credits/leadCredits'
import { writeAdf } from '@forecourt/rules/leads/delivery/formats/adf/writeAdf'
import { conversationStages } from '@forecourt/rules/leads/inbox/conversationStages'
import { dealershipKinds } from '@forecourt/rules/outbox/outboxMessages'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import type { Session } from '../../auth/Session'
import { type AccessScope, grantedScopes, narrowScopes } from '../access/AccessScope'
import { findWithin, listWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'
import { figuresInput, timeZoneInput } from '../figuresInput'
import { leadCsv } from '../leads/leadCsv'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Leads to claim back as CSV, for the marketplace (ENT-16). Times are those of each lead's location. */
const creditCsv = (rows: readonly CreditRow[], now: string): string =>
  csvText(
    ['Received', 'Marketplace', 'Name', 'Email', 'Phone', 'Car', 'Reason', 'Evidence', 'Claim until', 'Enquiry'],
    rows.map(({ createdAt, source, name, email, phone, carName, reason, evidence, claimUntil, leadId, timeZone }) => {
      const moment = (instant: string) => formatMoment(instant, timeZone, now)
      return [moment(createdAt), source, name, email, phone, carName, creditReasons[reason], evidence, moment(claimUntil), leadId]
    }),
  )

/** Ids of the leads to export: at most a page of the list. */
const exportedLeads = z.object({ ids: z.array(z.string().min(1).max(100)).min(1).max(100) })

/** Finds a lead in the caller's scopes; one of another site or organisation is not found. */
const findLead = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope) => getLead(scope, id))
  const { siteIds } = found?.accessScope ?? { siteIds: null }
  if (!found || (siteIds && !siteIds.includes(found.record.siteId))) throw notFound('lead')
  return found
}

const leadListInput = listInput(['createdAt', 'name', 'status'], {
  q: z.string().max(100),
  status: z.enum(conversationStages),
  siteId: z.string().max(100),
  form: z.string().max(40),
  category: z.string().max(80),
  carId: z.string().max(100),
  from: z.iso.date(),
  to: z.iso.date(),
})

const getList = procedure
  .permission('lead.read')
  .input(leadListInput)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) =>
      listLeads(scope, siteIds ? { ...part, filter: { ...part.filter, siteIds } } : part),
    )
    return { data: page.rows, total: page.total }
  })

const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => (await findLead(ctx.accessScopes, id)).record)

const leadFiguresInput = figuresInput.extend({
  /** The browser's time zone, which bounds the days. An unknown one is ignored. */
  timeZone: timeZoneInput.optional().catch(undefined),
})

/** Leads of this week and the last, and by day. */
const figures = procedure
  .permission('lead.read')
  .input(leadFiguresInput)
  .query(async ({ ctx, input: { organisationId, timeZone } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(
      accessScopes.map(({ scope, siteIds }) => leadFigures(scope, { now: ctx.now, siteIds, ...(timeZone && { timeZone }) })),
    )
    const sum = (count: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + count(part), 0)
    const days = parts[0]?.byDay ?? []
    return {
      thisWeek: sum((part) => part.thisWeek),
      previousWeek: sum((part) => part.previousWeek),
      byDay: days.map(({ date }, index) => ({ date, count: sum((part) => part.byDay[index]?.count ?? 0) })),
    }
  })

/** Unfinished forms of shoppers who agreed to be contacted (ENQ-08). */
const unfinished = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => listUnfinished(scope, { now: ctx.now, siteIds })))
    return parts.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  })

/** Maximum number of listed messages: a user doesn't look through more. */
const maxRows = 100

/** Messages to shoppers and the dealership that failed after all retries (API-07). */
const undelivered = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(
      accessScopes.map(({ scope, siteIds }) =>
        listOutbox(scope, {
          page: 1,
          perPage: maxRows,
          filter: { undelivered: 'dead', kind: dealershipKinds, ...(siteIds && { siteId: siteIds }) },
        }),
      ),
    )
    return parts
      .flatMap(({ rows }) => rows)
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .map(({ id, siteId, leadId, kind, payload, lastError, createdAt }) => ({
        ...{ id, siteId, leadId, kind, createdAt },
        to: payload.to ?? [],
        fault: lastError,
      }))
  })

/** Requeues a failed message of a dealership, with all retries (API-07). */
const sendAgain = procedure
  .permission('lead.update')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const sent = await findWithin(ctx.accessScopes, async (scope, { siteIds }) => {
      const replayed = { kind: 'these', ids: [id] } as const
      const count = await replayOutbox(scope, { replayed, siteIds, kinds: dealershipKinds, now: ctx.now, actor: ctx.actor })
      return count > 0 ? { count } : null
    })
    if (!sent) throw notFound('message')
    return { id }
  })

/** Chosen leads as one ADF file, for a CRM. */
const exportAdf = procedure
  .permission('lead.read')
  .input(exportedLeads)
  .query(async ({ ctx, input: { ids } }) => {
    const leads = []
    for (const id of new Set(ids)) {
      const { accessScope, record } = await findLead(ctx.accessScopes, id)
      leads.push(...(await deliveredLeads(accessScope.scope, [record.id])))
    }
    return { fileName: `leads-${ctx.now.slice(0, 10)}.xml`, text: writeAdf(leads, { isAgain: false, demoAs: null }) }
  })

/** Chosen leads as CSV (ENT-16). */
const exportCsv = procedure
  .permission('lead.read')
  .input(exportedLeads)
  .query(async ({ ctx, input: { ids } }) => {
    const leads = []
    for (const id of new Set(ids)) leads.push((await findLead(ctx.accessScopes, id)).record)
    return { fileName: `leads-${ctx.now.slice(0, 10)}.csv`, text: leadCsv(leads) }
  })

const creditInput = z.object({
  organisationId: z.string().min(1).max(100),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month.'),
})

/** The report of a month; without the permission to read leads, no contact details. */
const readCredits = async (
  ctx: { readonly db: Database; readonly session: Session; readonly accessScopes: readonly AccessScope[]; readonly now: string },
  { organisationId, month }: z.infer<typeof creditInput>,
) => {
  const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
  if (!accessScope) throw notFound('organisation')
  const { scope, siteIds } = accessScope
  const report = await creditReport(scope, { organisationId, siteIds, month, now: ctx.now })
  const [readableScope] = narrowScopes(ctx.db, grantedScopes(ctx.db, ctx.session, 'lead.read'), organisationId)
  const mayRead =
    readableScope !== undefined && (readableScope.siteIds === null || siteIds?.every((id) => readableScope.siteIds?.includes(id)) === true)
  return mayRead
    ? report
    : { ...report, rows: report.rows.map((row) => ({ ...row, name: '', email: '', phone: '', conversationId: null })) }
}

/** Leads of a month that marketplaces charged for and that can be claimed back. */
const credits = procedure
  .permission('results.read')
  .input(creditInput)
  .query(({ ctx, input }) => readCredits(ctx, input))

/** The leads that can be claimed back, as a file for the claim. */
const creditsCsv = procedure
  .permission('results.read')
  .input(creditInput)
  .query(async ({ ctx, input }) => ({
    fileName: `lead-credits-${input.month}.csv`,
    text: creditCsv((await readCredits(ctx, input)).rows, ctx.now),
  }))

export const leadsRouter = router({
  ...{ getList, getOne, figures, unfinished, undelivered, sendAgain, exportAdf, exportCsv },
  ...{ credits, creditsCsv },
})
