import { renameMyself } from '@forecourt/data/people/ownAccount'
import { z } from 'zod'
import { readOwnAccount } from '../../account/readOwnAccount'
import { procedure } from '../../procedure'

/** What the caller is called, from now on. */
export const rename = procedure
  .signedIn()
  .input(z.object({ name: z.string().trim().min(1, 'Say what you are called.').max(100, 'At most 100 characters.') }))
  .mutation(async ({ ctx, input: { name } }) => {
    const { id } = await readOwnAccount(ctx)
    await renameMyself(ctx.db, id, name)
    return { name }
  })
