import { listEntries } from '@forecourt/data/shoppers/promotions/listEntries'
import { csvText } from '@forecourt/rules/text/csvText'
import { listWithin } from '../../../access/listWithin'
import { figuresInput } from '../../../figuresInput'
import { procedure } from '../../../procedure'
import { wholeList } from '../../../wholeList'

const headings = ['When (UTC)', 'Site', 'Name', 'Email or mobile', 'Proved by signing in', 'Prize', 'Code']

/** Who took part in prize draws as a file for a spreadsheet: fifty thousand at most. */
export const exportCsv = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const order = { sort: { field: 'enteredAt', order: 'DESC' }, filter: organisationId === null ? {} : { organisationId } } as const
    const { rows } = await wholeList((page) =>
      listWithin(ctx, { ...page, ...order }, (scope, part, { siteIds }) => listEntries(scope, part, siteIds)),
    )
    const cells = rows.map(({ enteredAt, siteName, name, person, proved, won }) => [
      ...[enteredAt, siteName, name, person, proved ? 'Yes' : 'No'],
      ...[won?.prize ?? '', won?.code ?? ''],
    ])
    return { fileName: `prize-entries-${ctx.now.slice(0, 10)}.csv`, text: csvText(headings, cells) }
  })
