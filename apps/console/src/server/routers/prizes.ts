import { listEntries } from '@forecourt/data/shoppers/promotions/listEntries'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import { listWithin } from '../access/findWithin'
import { figuresInput } from '../figuresInput'
import { listInput } from '../listInput'
import { procedure } from '../procedure'
import { readAllRows } from '../readAllRows'
import { router } from '../trpc'

const input = listInput(['enteredAt'], { q: z.string().max(100), won: z.enum(['true', 'false']) })

/** Participants of prize draws and their prizes, newest first (RTE-21). */
const getList = procedure
  .permission('lead.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listEntries(scope, part, siteIds))
    return { data: page.rows, total: page.total }
  })

const headings = ['When (UTC)', 'Site', 'Name', 'Email or mobile', 'Proved by signing in', 'Prize', 'Code']

/** Participants of prize draws as CSV: fifty thousand at most. */
const exportCsv = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const order = { sort: { field: 'enteredAt', order: 'DESC' }, filter: organisationId === null ? {} : { organisationId } } as const
    const { rows } = await readAllRows((page) =>
      listWithin(ctx, { ...page, ...order }, (scope, part, { siteIds }) => listEntries(scope, part, siteIds)),
    )
    const cells = rows.map(({ enteredAt, siteName, name, person, proved, won }) => [
      ...[enteredAt, siteName, name, person, proved ? 'Yes' : 'No'],
      ...[won?.prize ?? '', won?.code ?? ''],
    ])
    return { fileName: `prize-entries-${ctx.now.slice(0, 10)}.csv`, text: csvText(headings, cells) }
  })

export const prizesRouter = router({ getList, exportCsv })
