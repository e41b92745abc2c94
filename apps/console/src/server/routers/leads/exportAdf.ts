import { deliveredLeads } from '@forecourt/data/leads/delivery/deliveredLead'
import { writeAdf } from '@forecourt/services/destinations/kinds/adf/writeAdf'
import { procedure } from '../../procedure'
import { exportedLeads } from './exportedLeads'
import { findLead } from './findLead'

/** Chosen leads as one file of ADF, for a CRM that reads such files. */
export const exportAdf = procedure
  .permission('lead.read')
  .input(exportedLeads)
  .query(async ({ ctx, input: { ids } }) => {
    const leads = []
    for (const id of new Set(ids)) {
      const { accessScope, record } = await findLead(ctx.accessScopes, id)
      leads.push(...(await deliveredLeads(accessScope.scope, [record.id])))
    }
    return { fileName: `leads-${ctx.now.slice(0, 10)}.xml`, text: writeAdf(leads, { isAgain: false, demoAs: null }) }
  })
