import { leadCsv } from '../../leads/leadCsv'
import { procedure } from '../../procedure'
import { exportedLeads } from './exportedLeads'
import { findLead } from './findLead'

/** Chosen leads as one file for a spreadsheet (ENT-16). */
export const exportCsv = procedure
  .permission('lead.read')
  .input(exportedLeads)
  .query(async ({ ctx, input: { ids } }) => {
    const leads = []
    for (const id of new Set(ids)) leads.push((await findLead(ctx.accessScopes, id)).record)
    return { fileName: `leads-${ctx.now.slice(0, 10)}.csv`, text: leadCsv(leads) }
  })
