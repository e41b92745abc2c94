import { listAudit } from '@forecourt/data/audit/listAudit'
import { organisationCountry } from '@forecourt/data/organisations/organisationCountry'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import { listWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { readAllRows } from '../readAllRows'
import { router } from '../trpc'

/** Filters of the audit log. `from` and `to` are inclusive days. */
const auditFilter = {
  q: z.string().max(100),
  siteId: z.string().max(100),
  action: z.string().max(60),
  /** 'hidden' excludes draft saves, which occur every few seconds while editing. */
  drafts: z.literal('hidden'),
  area: z.string().max(40),
  actorId: z.string().max(100),
  from: z.iso.date(),
  to: z.iso.date(),
}

/** The audit log in the caller's scopes, newest first. */
const getList = procedure
  .permission('audit.read')
  .input(listInput(['at'], auditFilter))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) =>
      listAudit(scope, siteIds ? { ...part, filter: { ...part.filter, siteIds } } : part),
    )
    return { data: page.rows, total: page.total }
  })

/** One entry of the audit log, with its changes. */
const getOne = procedure
  .permission('audit.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const page = await listWithin(ctx, { page: 1, perPage: 1, filter: { ids: [id] } }, (scope, part, { siteIds }) =>
      listAudit(scope, siteIds ? { ...part, filter: { ...part.filter, siteIds } } : part),
    )
    const [entry] = page.rows
    if (!entry) throw notFound('entry')
    const { organisationId } = entry
    // Names of prices differ by country.
    const country =
      organisationId === null
        ? 'AU'
        : await ctx.db.forOrganisation(organisationId).transaction((tx) => organisationCountry(tx, organisationId))
    return { ...entry, country }
  })

const maxRows = 10_000

const headings = ['When (UTC)', 'Who', 'What happened', 'Action', 'Organisation', 'Site', 'Target', 'Detail']

/** The filtered audit log as CSV: at most the latest ten thousand entries. */
const exportCsv = procedure
  .permission('audit.read')
  .input(
    z.object({
      filter: z
        .strictObject({ organisationId: z.string().max(100), ...auditFilter })
        .partial()
        .default({}),
    }),
  )
  .query(async ({ ctx, input: { filter } }) => {
    const { rows, total } = await readAllRows(
      (page) =>
        listWithin(ctx, { ...page, sort: { field: 'at', order: 'DESC' }, filter }, (scope, query, { siteIds }) =>
          listAudit(scope, siteIds ? { ...query, filter: { ...query.filter, siteIds } } : query),
        ),
      maxRows,
    )
    const cells = rows.map(({ at, actorName, summary, action, organisationId, siteId, target, detail }) => [
      at,
      actorName,
      summary,
      action,
      organisationId,
      siteId,
      target,
      JSON.stringify(detail ?? {}),
    ])
    return { fileName: `audit-${ctx.now.slice(0, 10)}.csv`, text: csvText(headings, cells), rows: rows.length, total }
  })

export const auditRouter = router({ getList, getOne, exportCsv })
