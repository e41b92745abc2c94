import { destinationChoices } from '@forecourt/data/leads/delivery/destinationChoices'
import { organisationWideScopes } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Whose leads can be sent somewhere: organisations with their locations, sites and the sources they know. */
export const choices = procedure
  .permission('lead.deliver')
  .query(async ({ ctx }) =>
    (await Promise.all(organisationWideScopes(ctx.accessScopes).map(({ scope }) => destinationChoices(scope)))).flat(),
  )
