import { listLeads } from '@forecourt/data/leads/listLeads'
import { leadCsv } from '../../leads/leadCsv'
import { procedure } from '../../procedure'
import { wholeList } from '../../wholeList'

/** Every lead of a site as a file for a spreadsheet: what a dealer takes along before the site is deleted. */
export const leadsCsv = procedure.onSite('lead.read').query(async ({ ctx, input: { siteId } }) => {
  const { rows } = await wholeList((page) =>
    listLeads(ctx.scope, { ...page, sort: { field: 'createdAt', order: 'DESC' }, filter: { siteId } }),
  )
  return { fileName: `leads-${ctx.site.slug}-${ctx.now.slice(0, 10)}.csv`, text: leadCsv(rows), rows: rows.length }
})
