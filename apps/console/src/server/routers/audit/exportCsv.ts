import { listAudit } from '@forecourt/data/audit/listAudit'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { procedure } from '../../procedure'
import { wholeList } from '../../wholeList'
import { auditFilter } from './auditFilter'

const mostRows = 10_000

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
    const { rows, total } = await wholeList(
      (page) =>
        listWithin(ctx, { ...page, sort: { field: 'at', order: 'DESC' }, filter }, (scope, query, { siteIds }) =>
          listAudit(scope, siteIds ? { ...query, filter: { ...query.filter, siteIds } } : query),
        ),
      mostRows,
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
