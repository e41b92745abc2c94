import type { BulkChange } from '@forecourt/rules/stock/bulkChange'
import type { Transaction } from '../../Transaction'

/** What the place or the offer is called that a change of many cars is about; empty where it is about none. */
export const nameOfTarget = async (tx: Transaction, change: BulkChange): Promise<string> => {
  if (change.kind === 'location')
    return (await tx.location.findFirst({ where: { id: change.locationId }, select: { name: true } }))?.name ?? ''
  if (change.kind === 'offer' && change.offerId !== null)
    return (await tx.offer.findFirst({ where: { id: change.offerId }, select: { name: true } }))?.name ?? ''
  return ''
}
