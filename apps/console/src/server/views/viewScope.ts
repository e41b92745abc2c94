import type { AccessScope } from '../access/AccessScope'
import { narrowScopes } from '../access/narrowScopes'
import type { Context } from '../Context'
import { notFound } from '../errors/notFound'

/** Where somebody keeps views of a list: in an organisation they reach, or for staff in none. */
export const viewScope = (ctx: Pick<Context, 'db'> & { readonly accessScopes: readonly AccessScope[] }, organisationId: string | null) => {
  const accessScope =
    organisationId === null
      ? ctx.accessScopes.find((each) => each.organisationId === null)
      : narrowScopes(ctx.db, ctx.accessScopes, organisationId)[0]
  if (!accessScope) throw notFound('organisation')
  return accessScope.scope
}
