import { setSupplierKey } from '@forecourt/data/leads/delivery/suppliers'
import { newAccessKey } from '@forecourt/services/destinations/accessKey'
import { getOneInput } from '../../../getOneInput'
import { findSupplier } from '../../../leads/findSupplier'
import { procedure } from '../../../procedure'

/** Gives a market place another key, which is shown once; the one before ends. */
export const makeKey = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findSupplier(ctx.accessScopes, id)
    const { key, stored } = newAccessKey()
    await setSupplierKey(scope, { id, key: stored, actor: ctx.actor, now: ctx.now })
    return { key }
  })
