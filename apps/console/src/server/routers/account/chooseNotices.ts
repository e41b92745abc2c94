import { chooseNotices as choose } from '@forecourt/data/people/ownAccount'
import { notices } from '@forecourt/rules/leads/inbox/notices'
import { z } from 'zod'
import { readOwnAccount } from '../../account/readOwnAccount'
import { procedure } from '../../procedure'

/** What the caller is told of from now on: all but what is muted. */
export const chooseNotices = procedure
  .signedIn()
  .input(z.object({ muted: z.array(z.enum(notices)).max(notices.length) }))
  .mutation(async ({ ctx, input }) => {
    const { id } = await readOwnAccount(ctx)
    const muted = notices.filter((notice) => input.muted.includes(notice))
    await choose(ctx.db, id, muted)
    return { muted }
  })
