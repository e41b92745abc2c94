import { type EntryRecord, listEntries } from '@forecourt/data/shoppers/promotions/listEntries'
import { csvText } from '@forecourt/rules/text/csvText'
import { listWithin } from '../../../access/listWithin'
import { figuresInput } from '../../../figuresInput'
import { procedure } from '../../../procedure'

const mostRows = 50_000
const pageSize = 1_000
const headings = ['When (UTC)', 'Site', 'Name', 'Email or mobile', 'Proved by signing in', 'Prize', 'Code']

/** Who took part in prize draws as a file for a spreadsheet: fifty thousand at most. */
export const exportCsv = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const entries: EntryRecord[] = []
    const filter = organisationId === null ? {} : { organisationId }
    for (let page = 1; entries.length < mostRows; page++) {
      const asked = { page, perPage: pageSize, sort: { field: 'enteredAt', order: 'DESC' }, filter } as const
      const { rows } = await listWithin(ctx, asked, (scope, part, { siteIds }) => listEntries(scope, part, siteIds))
      entries.push(...rows)
      if (rows.length < pageSize) break
    }
    const cells = entries.map(({ enteredAt, siteName, name, person, proved, won }) => [
      ...[enteredAt, siteName, name, person, proved ? 'Yes' : 'No'],
      ...[won?.prize ?? '', won?.code ?? ''],
    ])
    return { fileName: `prize-entries-${ctx.now.slice(0, 10)}.csv`, text: csvText(headings, cells) }
  })
