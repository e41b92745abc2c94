import { cloneSite } from '@forecourt/data/sites/cloneSite'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const input = z.object({
  organisationId: z.string().min(1).max(100),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use small letters, digits and hyphens.'),
  name: z.string().trim().min(1, 'Give the site a name.').max(80),
  host: z
    .string()
    .max(253)
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/, 'That is not a host name.'),
  dealershipIds: z.array(z.string().max(100)).max(50),
  /** Where the new site trades. */
  country: z.enum(['AU', 'NZ']),
  /** Pointers of texts that are not copied. */
  leaveOut: z.array(z.string().startsWith('/').max(500)).max(500).default([]),
})

/** Makes a new site after another, for an organisation the caller reaches, or it is not found. */
export const clone = procedure
  .onSite('site.create')
  .input(input)
  .mutation(async ({ ctx, input: { host, ...wanted } }) => {
    const { organisationId } = wanted
    if (!ctx.accessScopes.some((accessScope) => accessScope.organisationId === null || accessScope.organisationId === organisationId))
      throw notFound('organisation')
    const made = await cloneSite(ctx.scope, { ...wanted, hosts: [host], actor: ctx.actor })
    if (made.ok) return { id: made.siteId }
    if (made.reason === 'notFound') throw new CallProblem('NOT_FOUND', made.message)
    const field = made.reason === 'hostTaken' ? 'host' : 'slug'
    throw new CallProblem(made.reason === 'invalid' ? 'BAD_REQUEST' : 'CONFLICT', made.message, { fields: { [field]: made.message } })
  })
