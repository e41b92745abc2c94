import { addDevice as add } from '@forecourt/data/people/devices/ownDevices'
import { z } from 'zod'
import { readOwnAccount } from '../../account/readOwnAccount'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

const key = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes, 'That is no key of a browser.')

/** Notifies the caller in this browser from now on. */
export const addDevice = procedure
  .signedIn()
  .input(
    z.object({
      name: z.string().trim().min(1).max(60),
      endpoint: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(1000),
      publicKey: key(65),
      auth: key(16),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { id } = await readOwnAccount(ctx)
    const problem = await add(ctx.db, { ...input, userId: id, sessionId: ctx.session.sessionId ?? '', now: ctx.now })
    if (problem !== null) throw new CallProblem('CONFLICT', problem)
    return { ok: true }
  })
