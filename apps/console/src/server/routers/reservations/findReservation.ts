import { reservationPage } from '@forecourt/data/reservations/reservationPage'
import { findWithin } from '../../access/findWithin'
import type { Reach } from '../../access/Reach'
import { notFound } from '../../errors/notFound'

/** A reservation within reach; one of another site or organisation is not found. */
export const findReservation = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(reach, (scope) => reservationPage(scope, id))
  const { siteIds } = found?.reach ?? { siteIds: null }
  if (!found || (siteIds && !siteIds.includes(found.record.siteId))) throw notFound('reservation')
  return found
}
