import { listAudit } from '@forecourt/data/audit/listAudit'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { procedure } from '../../procedure'
import { auditFilter } from './auditFilter'

const mostRows = 10_000
const pageSize = 1_000

const headings = ['When (UTC)', 'Who', 'What happened', 'Action', 'Organisation', 'Site', 'Target', 'Detail']

/** What the audit shows, as a file for a spreadsheet: the latest ten thousand entries at most. */
export const exportCsv = procedure
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
    const rows: Awaited<ReturnType<typeof listAudit>>['rows'] = []
    let total = 0
    for (let page = 1; rows.length < mostRows; page++) {
      const part = await listWithin(
        ctx,
        { page, perPage: pageSize, sort: { field: 'at', order: 'DESC' }, filter },
        (scope, query, { siteIds }) => listAudit(scope, siteIds ? { ...query, filter: { ...query.filter, siteIds } } : query),
      )
      rows.push(...part.rows)
      total = part.total
      if (part.rows.length < pageSize) break
    }
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
