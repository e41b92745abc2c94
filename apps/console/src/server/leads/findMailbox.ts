import { getMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { notFound } from '../errors/notFound'
import { organisationWideScopes } from './findDestination'

/** A mailbox that is read, within reach; another organisation's is not found. */
export const findMailbox = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getMailbox(scope, id))
  if (!found) throw notFound('mailbox')
  return { mailbox: found.record, scope: found.accessScope.scope }
}
