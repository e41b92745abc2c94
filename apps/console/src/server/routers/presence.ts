import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { endLayerPresence, endPresence, recordLayerPresence, recordPresence } from '@forecourt/data/publishing/presence/recordPresence'
import { publicationState } from '@forecourt/data/publishing/requests/listRequests'
import { z } from 'zod'
import { notFound } from '../errors/CallProblem'
import { layerId } from '../layers/layerInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Presence heartbeat of a site's editor with the current setting; returns the others at the site. */
const beat = procedure
  .onSite('site.read')
  .input(z.object({ pointer: z.string().max(500).nullable() }))
  .mutation(async ({ ctx, input: { siteId, pointer } }) => {
    const { organisationId, draftRevision, liveVersion } = ctx.site
    const { id: userId, name } = ctx.session.user
    const others = await recordPresence(ctx.scope, { siteId, organisationId, userId, name, pointer, now: ctx.now })
    return {
      others,
      revision: draftRevision,
      liveVersion,
      publication: await publicationState(ctx.scope, { siteId, userId, now: ctx.now }),
    }
  })

/** Ends the caller's presence at a site. */
const leave = procedure.onSite('site.read').mutation(async ({ ctx, input: { siteId } }) => {
  await endPresence(ctx.scope, { siteId, userId: ctx.session.user.id, now: ctx.now })
  return {}
})

/** Presence heartbeat of a layer's editor with the current setting; returns the others at the layer. */
const beatAtLayer = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, pointer: z.string().max(500).nullable() }))
  .mutation(async ({ ctx, input: { layerId: id, pointer } }) => {
    const scope = ctx.db.platform
    const { id: userId, name } = ctx.session.user
    const others = await recordLayerPresence(scope, { layerId: id, userId, name, pointer, now: ctx.now })
    const layer = others && (await layerForEditing(scope, id))
    if (!others || !layer) throw notFound('layer')
    const { locks, lockReasons = {} } = layer.draft.layer
    return { others, revision: layer.draft.revision, released: layer.revision, locks, lockReasons }
  })

/** Ends the caller's presence at a layer. */
const leaveLayer = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId }))
  .mutation(async ({ ctx, input: { layerId: id } }) => {
    await endLayerPresence(ctx.db.platform, { layerId: id, userId: ctx.session.user.id, now: ctx.now })
    return {}
  })

export const presenceRouter = router({ beat, leave, beatAtLayer, leaveLayer })
