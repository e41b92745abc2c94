import { deliveredLeads } from '@forecourt/data/leads/delivery/deliveredLead'
import { writeAdf } from '@forecourt/services/destinations/adf/writeAdf'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { findLead } from './findLead'

/** Chosen leads as one file of ADF, for a CRM that reads such files. */
export const exportAdf = procedure
  .permission('lead.read')
  .input(z.object({ ids: z.array(z.string().min(1).max(100)).min(1).max(100) }))
  .query(async ({ ctx, input: { ids } }) => {
    const leads = []
    for (const id of new Set(ids)) {
      const { accessScope, record } = await findLead(ctx.accessScopes, id)
      leads.push(...(await deliveredLeads(accessScope.scope, [record.id])))
    }
    return { fileName: `leads-${ctx.now.slice(0, 10)}.xml`, text: writeAdf(leads, { isAgain: false, demoAs: null }) }
  })
