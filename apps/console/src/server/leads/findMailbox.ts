import { getMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import { findWithin } from '../access/findWithin'
import type { Reach } from '../access/Reach'
import { notFound } from '../errors/notFound'
import { wholeReach } from './findDestination'

/** A mailbox that is read, within reach; another organisation's is not found. */
export const findMailbox = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(wholeReach(reach), (scope) => getMailbox(scope, id))
  if (!found) throw notFound('mailbox')
  return { mailbox: found.record, scope: found.reach.scope }
}
