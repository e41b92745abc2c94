import { addSupplier, listSuppliers, removeSupplier, setSupplierKey, setSupplierMail } from '@forecourt/data/leads/delivery/suppliers'
import { mailFromProblem } from '@forecourt/rules/leads/delivery/isMailFrom'
import { mailTemplateProblem } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { newAccessKey } from '@forecourt/services/destinations/accessKey'
import { replyAddress } from '@forecourt/services/inbox/replyAddress'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { findSupplier, organisationWideScopes } from '../leads/findDestination'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Lead suppliers, and the URL for their posts. */
const list = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationWideScopes(
      organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId),
    )
    if (organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    return {
      address: `${ctx.consoleUrl}/api/leads`,
      suppliers: (await Promise.all(accessScopes.map(({ scope }) => listSuppliers(scope)))).flat().map((supplier) => ({
        ...supplier,
        /** The address for its mails; null if this installation receives none. */
        mailAddress:
          ctx.replyDomain === null ? null : replyAddress({ secret: ctx.internalSecret, domain: ctx.replyDomain }, 'lead', supplier.id),
      })),
    }
  })

/** Adds a marketplace that posts leads of a site, with an API key shown once. */
const add = procedure
  .permission('lead.deliver')
  .input(z.object({ siteId: z.string().min(1).max(100), name: z.string().trim().min(1, 'Enter the name of the marketplace.').max(80) }))
  .mutation(async ({ ctx, input: { siteId, name } }) => {
    const { key, stored } = newAccessKey()
    const made = await findWithin(organisationWideScopes(ctx.accessScopes), (scope) =>
      addSupplier(scope, { siteId, name, key: stored, actor: ctx.actor, now: ctx.now }),
    )
    if (!made) throw notFound('site')
    return { id: made.record.id, key }
  })

/** Rotates a marketplace's API key, shown once; the old one becomes invalid. */
const makeKey = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findSupplier(ctx.accessScopes, id)
    const { key, stored } = newAccessKey()
    await setSupplierKey(scope, { id, key: stored, actor: ctx.actor, now: ctx.now })
    return { key }
  })

/** Sets the template of a marketplace's mails and their location; without a template each waits for a user. */
const saveMail = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      template: z.string().trim().max(5000),
      from: z.string().trim().max(500).default(''),
      locationId: z.string().min(1).max(100).nullable(),
    }),
  )
  .mutation(async ({ ctx, input: { id, template, from, locationId } }) => {
    const { scope } = await findSupplier(ctx.accessScopes, id)
    const problem = template === '' ? null : mailTemplateProblem(template)
    if (problem !== null) throw new CallProblem('BAD_REQUEST', problem, { fields: { template: problem } })
    const unknown = mailFromProblem(from)
    if (unknown !== null) throw new CallProblem('BAD_REQUEST', unknown, { fields: { from: unknown } })
    const isSaved = await setSupplierMail(scope, { id, template, from, locationId, actor: ctx.actor })
    if (!isSaved)
      throw new CallProblem('BAD_REQUEST', 'There is no such location.', { fields: { locationId: 'There is no such location.' } })
    return { id }
  })

/** Removes a marketplace and its key; its leads stay. */
const remove = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findSupplier(ctx.accessScopes, id)
    await removeSupplier(scope, { id, actor: ctx.actor })
    return { id }
  })

export const suppliersRouter = router({ list, add, makeKey, saveMail, remove })
