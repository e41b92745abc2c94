import type { LeadRow } from '@forecourt/data/leads/LeadRow'
import { listLeads } from '@forecourt/data/leads/listLeads'
import { leadCsv } from '../../leads/leadCsv'
import { procedure } from '../../procedure'

const mostRows = 50_000
const pageSize = 1_000

/** Every lead of a site as a file for a spreadsheet: what a dealer takes along before the site is deleted. */
export const leadsCsv = procedure.onSite('lead.read').query(async ({ ctx, input: { siteId } }) => {
  const leads: LeadRow[] = []
  for (let page = 1; leads.length < mostRows; page++) {
    const { rows } = await listLeads(ctx.scope, {
      page,
      perPage: pageSize,
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { siteId },
    })
    leads.push(...rows)
    if (rows.length < pageSize) break
  }
  return { fileName: `leads-${ctx.site.slug}-${ctx.now.slice(0, 10)}.csv`, text: leadCsv(leads), rows: leads.length }
})
