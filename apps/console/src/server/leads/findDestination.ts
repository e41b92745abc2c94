import { getDestination } from '@forecourt/data/leads/delivery/destinations'
import { getSupplier } from '@forecourt/data/leads/delivery/suppliers'
import { getMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { notFound } from '../errors/CallProblem'

/** The caller's organisation-wide scopes. Destinations concern the whole organisation, so users of single sites have no access. */
export const organisationWideScopes = (accessScopes: readonly AccessScope[]): AccessScope[] =>
  accessScopes.filter(({ siteIds }) => siteIds === null)

/** Finds a destination in the caller's scopes; another organisation's is not found. */
export const findDestination = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getDestination(scope, id))
  if (!found) throw notFound('destination')
  return { destination: found.record, scope: found.accessScope.scope }
}

/** Finds a mailbox in the caller's scopes; another organisation's is not found. */
export const findMailbox = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getMailbox(scope, id))
  if (!found) throw notFound('mailbox')
  return { mailbox: found.record, scope: found.accessScope.scope }
}

/** Finds a lead supplier in the caller's scopes; another organisation's is not found. */
export const findSupplier = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getSupplier(scope, id))
  if (!found) throw notFound('supplier')
  return { supplier: found.record, scope: found.accessScope.scope }
}
