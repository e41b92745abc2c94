import { sitesOfMake } from '@forecourt/data/manufacturers/sitesOfMake'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** The sites a model of a make can be looked at on. */
export const sites = procedure
  .onPlatform('catalogue.edit')
  .input(z.object({ manufacturerId: z.string().max(200) }))
  .query(({ ctx, input }) => sitesOfMake(ctx.db, input.manufacturerId))
