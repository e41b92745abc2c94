import { addPaymentAccount, endPaymentAccount, listPaymentAccounts } from '@forecourt/data/reservations/paymentAccounts'
import { paymentKeys, secretRefPattern } from '@forecourt/services/payments/paymentKeys'
import { z } from 'zod'
import { paymentVariables } from '../../../env'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** The accounts that take the payments of a site's organisation, and whether this installation has their keys; never the keys. */
export const accounts = procedure.onSite('payment.manage').query(async ({ ctx }) => {
  const keysOf = paymentKeys(paymentVariables())
  const rows = await listPaymentAccounts(ctx.scope, ctx.site.organisationId)
  return rows.map((row) => ({ ...row, hasKeys: row.provider === 'testBank' || keysOf(row.secretRef) !== null }))
})

/** Has an account take payments: for all locations, or for one; the one before it ends. */
export const addAccount = procedure
  .onSite('payment.manage')
  .input(
    z.object({
      provider: z.enum(['testBank', 'stripe']),
      name: z.string().trim().min(1, 'Give it a name.').max(80),
      secretRef: z.string().trim().toUpperCase().max(40).default(''),
      locationId: z.string().max(100).nullable().default(null),
    }),
  )
  .mutation(async ({ ctx, input: { provider, name, secretRef, locationId } }) => {
    const { organisationId } = ctx.site
    if (provider === 'stripe' && !secretRefPattern.test(secretRef))
      throw new CallProblem('BAD_REQUEST', 'Say by which name the installation knows its keys.', {
        fields: { secretRef: 'Letters, figures and underscores, such as HARBOUR. Never the key itself.' },
      })
    const ref = provider === 'stripe' ? secretRef : ''
    const id = await addPaymentAccount(ctx.scope, {
      organisationId,
      provider,
      name,
      secretRef: ref,
      locationId,
      actor: ctx.actor,
      now: ctx.now,
    })
    if (id === null)
      throw new CallProblem('BAD_REQUEST', 'There is no such location.', { fields: { locationId: 'There is no such location.' } })
    return { id }
  })

/** Has an account take no new payments; those made with it go on. */
export const endAccount = procedure
  .onSite('payment.manage')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await endPaymentAccount(ctx.scope, { organisationId: ctx.site.organisationId, id, actor: ctx.actor, now: ctx.now })))
      throw notFound('payment account')
    return { id }
  })
