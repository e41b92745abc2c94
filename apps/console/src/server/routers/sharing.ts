import { createShareLink, listShareLinks, revokeShareLink } from '@forecourt/data/publishing/sharing/createShareLink'
import { z } from 'zod'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** The share links of a site's draft, without their secrets. */
const list = procedure
  .onSite('site.share')
  .query(async ({ ctx, input: { siteId } }) => ({ links: await listShareLinks(ctx.scope, siteId) }))

const input = z.object({
  label: z.string().trim().max(80).default(''),
  days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
  shownAt: z.iso.datetime().nullable().default(null),
})

/** Creates a share link of the draft for users without an account. Its address is returned only this once. */
const create = procedure
  .onSite('site.share')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) => {
    const [host] = ctx.site.hosts
    if (host === undefined) throw new CallProblem('BAD_REQUEST', 'Give the site a host name first: the link needs an address.')
    if (wanted.shownAt !== null && Date.parse(wanted.shownAt) <= Date.parse(ctx.now))
      throw new CallProblem('BAD_REQUEST', 'That time has passed. Choose a future time, or show the site as it is when the link is opened.')
    const made = await createShareLink(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now })
    if (!made) throw notFound('site')
    return { link: made.link, address: `${ctx.originOf(host)}/shared/${made.secret}/` }
  })

/** Revokes a share link at once, for good. */
const revoke = procedure
  .onSite('site.share')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input }) => {
    const link = await revokeShareLink(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })
    if (!link) throw new CallProblem('NOT_FOUND', 'There is no such link.')
    return { link }
  })

export const sharingRouter = router({ list, create, revoke })
