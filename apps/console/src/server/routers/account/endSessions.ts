import { endOtherSessions } from '@forecourt/data/people/ownAccount'
import { readOwnAccount } from '../../account/readOwnAccount'
import { procedure } from '../../procedure'

/** Signs the caller out everywhere but here. */
export const endSessions = procedure.signedIn().mutation(async ({ ctx }) => {
  const { id } = await readOwnAccount(ctx)
  await endOtherSessions(ctx.db, id, ctx.session.sessionId)
  return { ok: true }
})
