import type { BookingKind, BookingOffer, VisitTimes } from '@forecourt/rules/bookings/Booking'
import { type BookingSettings, defaultBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import type { BookingSetting, Prisma } from '../generated/client'
import { currentLocationsOfSites, locationsOfSites, type OwnedLocation, type SiteLimit, toLocation } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'

/** Stored settings and their revision: 0 if never saved. */
export interface StoredBookingSettings {
  readonly settings: BookingSettings
  readonly revision: number
}

/** The settings of a row, merged over the defaults. */
export const toBookingSettings = (
  kind: BookingKind,
  row: Pick<BookingSetting, 'enabled' | 'values'> | null | undefined,
): BookingSettings => ({
  ...defaultBookingSettings[kind],
  ...((row?.values ?? {}) as Partial<BookingSettings>),
  enabled: row?.enabled ?? false,
})

const findLocation = async (tx: Transaction, where: Prisma.LocationWhereInput): Promise<OwnedLocation | null> => {
  const row = await tx.location.findFirst({ where, include: { dealership: true } })
  return row && { ...toLocation(row), organisationId: row.organisationId }
}

/** A location within the scope and the sites, removed or not; null if there is none. */
export const bookingLocation = async (tx: Transaction, locationId: string, siteIds: SiteLimit): Promise<OwnedLocation | null> =>
  findLocation(tx, { AND: [{ id: locationId }, await locationsOfSites(tx, siteIds)] })

/** A location for a new booking; null if there is none, or it is removed. */
export const bookableLocation = async (tx: Transaction, locationId: string, siteIds: SiteLimit): Promise<OwnedLocation | null> =>
  findLocation(tx, { AND: [{ id: locationId }, await currentLocationsOfSites(tx, siteIds)] })

/** The booking settings of a location for one kind. */
export const storedBookingSettings = async (
  tx: Transaction,
  { organisationId, id }: Pick<OwnedLocation, 'organisationId' | 'id'>,
  kind: BookingKind,
): Promise<StoredBookingSettings> => {
  const row = await tx.bookingSetting.findFirst({ where: { organisationId, locationId: id, kind } })
  return { settings: toBookingSettings(kind, row), revision: row?.revision ?? 0 }
}

/** Enabled booking kinds of some locations of an organisation, and when visits can be requested where the settings were saved. */
export const visitsOfLocations = async (
  tx: Transaction,
  organisationId: string,
  locationIds: readonly string[],
): Promise<{ readonly bookings: BookingOffer[]; readonly visitTimes: VisitTimes[] }> => {
  const rows = await tx.bookingSetting.findMany({
    where: { organisationId, locationId: { in: [...locationIds] } },
    orderBy: [{ locationId: 'asc' }, { kind: 'asc' }],
  })
  const all = rows.map((row) => {
    const kind = row.kind as BookingKind
    return { place: { locationId: row.locationId, kind }, settings: toBookingSettings(kind, row) }
  })
  return {
    bookings: all
      .filter(({ settings }) => settings.enabled)
      .map(({ place, settings: { minutes, confirmation, asksLicence, terms, exceptCars } }) => ({
        ...place,
        ...{ minutes, confirmation, asksLicence, terms, exceptCars },
      })),
    visitTimes: all
      .filter(({ settings }) => settings.week.length > 0)
      .map(({ place, settings: { week, blackouts, closedOnHolidays } }) => ({ ...place, week, blackouts, closedOnHolidays })),
  }
}
