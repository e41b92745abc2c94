import { listDealerships } from '@forecourt/data/organisations/listDealerships'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { feedAnswer } from '../../feeds/feedAnswer'
import { feedSettings } from '../../feeds/feedInput'
import { sealedSettings } from '../../feeds/sealedSettings'
import { procedure } from '../../procedure'

/** Adds a feed to a dealership. One that is fetched is fetched within seconds; its first file can wait until a person has seen it. */
export const create = procedure
  .permission('stock.edit')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      dealershipId: z.string().min(1).max(100),
      data: z.object(feedSettings),
      firstIsHeld: z.boolean().default(false),
    }),
  )
  .mutation(async ({ ctx, input: { organisationId, dealershipId, data, firstIsHeld } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const isWithin = accessScope && (await listDealerships(accessScope.scope, accessScope.siteIds)).some(({ id }) => id === dealershipId)
    if (!accessScope || !isWithin) throw notFound('dealership')
    return feedAnswer(
      await createStockFeed(accessScope.scope, {
        dealershipId,
        settings: sealedSettings(ctx.secret, data),
        reviewed: !firstIsHeld,
        actor: ctx.actor,
        now: ctx.now,
      }),
      'dealership',
    )
  })
