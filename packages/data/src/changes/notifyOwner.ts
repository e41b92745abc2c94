import type { Transaction } from '../Transaction'
import type { Change } from './Change'
import { channel } from './channel'
import { notifySites } from './notifySites'

/** Tells the servers that pages of an organisation may be different now, or of all of them where what changed is the platform's own. */
export const notifyOwner = async (tx: Transaction, organisationId: string | null): Promise<void> => {
  if (organisationId !== null) return notifySites(tx, organisationId)
  const kind: Change['kind'] = 'site'
  await tx.$executeRaw`
    select pg_notify(${channel}, json_build_object('kind', ${kind}::text, 'organisationId', organisation_id, 'siteId', id)::text) from sites`
}
