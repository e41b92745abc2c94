import type { Transaction } from '../Transaction'
import { notifyChange } from './notifyChange'

/** Tells the servers that any page of any site of an organisation may be different now. */
export const notifySites = async (tx: Transaction, organisationId: string): Promise<void> => {
  const sites = await tx.site.findMany({ where: { organisationId }, select: { id: true } })
  for (const { id } of sites) await notifyChange(tx, { kind: 'site', organisationId, siteId: id })
}
