import { endPresence } from '@forecourt/data/publishing/presence/recordPresence'
import { procedure } from '../../procedure'

/** Says that somebody closes the editor. */
export const leave = procedure.onSite('site.read').mutation(async ({ ctx, input: { siteId } }) => {
  await endPresence(ctx.scope, { siteId, userId: ctx.session.user.id, now: ctx.now })
  return {}
})
