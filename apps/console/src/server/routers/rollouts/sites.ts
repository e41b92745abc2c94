import { listRolloutSites } from '@forecourt/data/publishing/rollouts/listRolloutSites'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** What came of a roll-out at each site. */
export const sites = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: z.string().max(100) }))
  .query(async ({ ctx, input: { id } }) => {
    const rows = await listRolloutSites(ctx.db.platform, id)
    return { sites: rows.map((row) => ({ ...row, address: row.host === null ? null : ctx.originOf(row.host) })) }
  })
