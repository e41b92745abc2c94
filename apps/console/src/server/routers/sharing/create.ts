import { createShareLink } from '@forecourt/data/publishing/sharing/createShareLink'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const input = z.object({ label: z.string().trim().max(80).default(''), days: z.union([z.literal(1), z.literal(7), z.literal(30)]) })

/** Makes a link to the draft for somebody without an account. Its address is said this once. */
export const create = procedure
  .onSite('site.share')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) => {
    const [host] = ctx.site.hosts
    if (host === undefined) throw new CallProblem('BAD_REQUEST', 'Give the site a host name first: the link needs an address.')
    const made = await createShareLink(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now })
    if (!made) throw notFound('site')
    return { link: made.link, address: `${ctx.originOf(host)}/shared/${made.secret}/` }
  })
