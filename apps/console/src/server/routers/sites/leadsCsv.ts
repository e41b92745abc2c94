import type { LeadRow } from '@forecourt/data/leads/LeadRow'
import { listLeads } from '@forecourt/data/leads/listLeads'
import { answerColumns } from '@forecourt/rules/leads/answerColumns'
import { csvText } from '@forecourt/rules/text/csvText'
import { procedure } from '../../procedure'

const mostRows = 50_000
const pageSize = 1_000

const columns: readonly { readonly label: string; readonly text: (lead: LeadRow) => string }[] = [
  { label: 'When (UTC)', text: ({ createdAt }) => createdAt },
  { label: 'Form', text: ({ form }) => form },
  ...answerColumns('person'),
  { label: 'Car', text: ({ carName }) => carName ?? '' },
  ...answerColumns('enquiry'),
  { label: 'Status', text: ({ status }) => status },
  ...answerColumns('consent'),
]

/** Every lead of a site as a file for a spreadsheet: what a dealer takes along before the site is deleted. */
export const leadsCsv = procedure.onSite('lead.read').query(async ({ ctx, input: { siteId } }) => {
  const cells: string[][] = []
  for (let page = 1; cells.length < mostRows; page++) {
    const { rows } = await listLeads(ctx.scope, {
      page,
      perPage: pageSize,
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { siteId },
    })
    cells.push(...rows.map((lead) => columns.map(({ text }) => text(lead))))
    if (rows.length < pageSize) break
  }
  return {
    fileName: `leads-${ctx.site.slug}-${ctx.now.slice(0, 10)}.csv`,
    text: csvText(
      columns.map(({ label }) => label),
      cells,
    ),
    rows: cells.length,
  }
})
