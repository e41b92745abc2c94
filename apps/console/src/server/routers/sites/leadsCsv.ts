import { listLeads } from '@forecourt/data/leads/listLeads'
import { csvText } from '@forecourt/rules/text/csvText'
import { procedure } from '../../procedure'

const mostRows = 50_000
const pageSize = 1_000

const headings = ['When (UTC)', 'Form', 'Name', 'Email', 'Phone', 'Car', 'Message', 'Status', 'Agreed to news']

/** Every lead of a site as a file for a spreadsheet: what a dealer takes along before the site is deleted. */
export const leadsCsv = procedure.onSite('lead.read').query(async ({ ctx, input: { siteId } }) => {
  const cells: (string | null)[][] = []
  for (let page = 1; cells.length < mostRows; page++) {
    const { rows } = await listLeads(ctx.scope, {
      page,
      perPage: pageSize,
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { siteId },
    })
    for (const lead of rows)
      cells.push([
        lead.createdAt,
        lead.form,
        [lead.name, lead.lastName].filter(Boolean).join(' '),
        lead.email,
        lead.phone,
        lead.carName ?? '',
        lead.message ?? '',
        lead.status,
        lead.optIn ? 'yes' : 'no',
      ])
    if (rows.length < pageSize) break
  }
  return { fileName: `leads-${ctx.site.slug}-${ctx.now.slice(0, 10)}.csv`, text: csvText(headings, cells), rows: cells.length }
})
