import { getDestination } from '@forecourt/data/leads/delivery/destinations'
import { getSupplier } from '@forecourt/data/leads/delivery/suppliers'
import { getMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'

/** Where leads go is the whole organisation's business: who works for some of its sites has no say in it. */
export const organisationWideScopes = (accessScopes: readonly AccessScope[]): AccessScope[] =>
  accessScopes.filter(({ siteIds }) => siteIds === null)

/** A destination within reach; another organisation's is not found. */
export const findDestination = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getDestination(scope, id))
  if (!found) throw notFound('destination')
  return { destination: found.record, scope: found.accessScope.scope }
}

/** A mailbox that is read, within reach; another organisation's is not found. */
export const findMailbox = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getMailbox(scope, id))
  if (!found) throw notFound('mailbox')
  return { mailbox: found.record, scope: found.accessScope.scope }
}

/** Who posts leads, within reach; another organisation's is not found. */
export const findSupplier = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getSupplier(scope, id))
  if (!found) throw notFound('supplier')
  return { supplier: found.record, scope: found.accessScope.scope }
}
