import { removeDevice as remove } from '@forecourt/data/people/devices/ownDevices'
import { z } from 'zod'
import { readOwnAccount } from '../../account/readOwnAccount'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Notifies the caller in one of their browsers no more. */
export const removeDevice = procedure
  .signedIn()
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const account = await readOwnAccount(ctx)
    if (!(await remove(ctx.db, account.id, id))) throw notFound('device')
    return { ok: true }
  })
