import { deliveredLeads } from '@forecourt/data/leads/delivery/deliveredLead'
import { listLeads } from '@forecourt/data/leads/listLeads'
import type { DestinationDelivery } from '@forecourt/services/destinations/DestinationDelivery'
import { destinationDeliveries } from '@forecourt/services/destinations/generated/destinationDeliveries'
import { sampleLead } from '@forecourt/services/destinations/sampleLead'
import { z } from 'zod'
import { narrowScopes } from '../../../access/narrowScopes'
import { notFound } from '../../../errors/notFound'
import { destinationSettings } from '../../../leads/destinationInput'
import { organisationWideScopes } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

const offered = 20

/** What a destination would get of a real lead, the latest unless another is asked for; of a made-up one where there is none yet. */
export const preview = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      target: destinationSettings.shape.target,
      leadId: z.string().min(1).max(100).nullable().default(null),
    }),
  )
  .query(async ({ ctx, input: { organisationId, target, leadId } }) => {
    const [accessScope] = organisationWideScopes(narrowScopes(ctx.db, ctx.accessScopes, organisationId))
    if (!accessScope) throw notFound('organisation')
    const { rows } = await listLeads(accessScope.scope, {
      page: 1,
      perPage: offered,
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    })
    const chosen = rows.find(({ id }) => id === leadId) ?? rows[0]
    const [lead = sampleLead(organisationId, 'Your organisation', { id: 'test', now: ctx.now })] = chosen
      ? await deliveredLeads(accessScope.scope, [chosen.id])
      : []
    const ways: DestinationDelivery = destinationDeliveries[target.kind]
    const addresses = { originTemplate: ctx.originOf('{host}'), consoleUrl: ctx.consoleUrl }
    return {
      text: await ways.preview({ db: ctx.db, addresses }, lead, target),
      leadId: chosen?.id ?? null,
      leads: rows.map(({ id, name, lastName, email, carName }) => ({
        id,
        name: [[name, lastName].filter(Boolean).join(' ') || email, carName].filter(Boolean).join(', '),
      })),
    }
  })
