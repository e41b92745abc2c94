import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { BookingOffer } from '@forecourt/rules/bookings/BookingOffer'
import type { Transaction } from '../Transaction'
import { toBookingSettings } from './bookingPlace'

/** What some locations of an organisation take bookings for. */
export const bookingOffers = async (tx: Transaction, organisationId: string, locationIds: readonly string[]): Promise<BookingOffer[]> => {
  const rows = await tx.bookingSetting.findMany({
    where: { organisationId, enabled: true, locationId: { in: [...locationIds] } },
    orderBy: [{ locationId: 'asc' }, { kind: 'asc' }],
  })
  return rows.map((row) => {
    const kind = row.kind as BookingKind
    const { minutes, confirmation, asksLicence, terms, exceptCars } = toBookingSettings(kind, row)
    return { locationId: row.locationId, kind, minutes, confirmation, asksLicence, terms, exceptCars }
  })
}
