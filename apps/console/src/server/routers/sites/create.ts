import { createSite } from '@forecourt/data/sites/createSite'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use small letters, digits and hyphens.')
const host = z
  .string()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/, 'That is not a host name.')

const input = z.object({
  organisationId: z.string().max(100),
  slug,
  name: z.string().trim().min(1, 'Give the site a name.').max(80),
  templateLayerId: z.string().max(100),
  manufacturerLayerId: z.string().max(100).optional(),
  /** Whose stock it shows; none shows the whole organisation's. */
  dealershipIds: z.array(z.string().max(100)).max(50).default([]),
  hosts: z.array(host).min(1, 'Give the site a host name.').max(10),
})

/** Sets up a new site with an empty draft. The organisation is one the caller reaches, or it is not found. */
export const create = procedure
  .permission('site.create')
  .input(input)
  .mutation(async ({ ctx, input }) => {
    const accessScope = ctx.accessScopes.find(({ organisationId }) => organisationId === null || organisationId === input.organisationId)
    if (!accessScope) throw notFound('organisation')
    const result = await createSite(accessScope.scope, { ...input, actor: ctx.actor })
    if (result.ok) return { id: result.siteId }
    if (result.reason === 'notFound') throw new CallProblem('NOT_FOUND', result.message)
    const field = result.reason === 'hostTaken' ? 'hosts' : 'slug'
    throw new CallProblem(result.reason === 'invalid' ? 'BAD_REQUEST' : 'CONFLICT', result.message, { fields: { [field]: result.message } })
  })
