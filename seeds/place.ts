import type { DepartmentHours, Location, OpeningHour } from '@forecourt/rules/entities/Location'
import type { ScenarioDealership } from './Scenario'
import { seededId } from './stock/seededId'

const day = (weekday: number, hours: string | null): OpeningHour[] => {
  if (hours === null) return [{ weekday, status: 'Closed', open: null, close: null }]
  return hours.split(', ').map((span) => {
    const [open = null, close = null] = span.split('-')
    return { weekday, status: 'Open', open, close }
  })
}

/**
 * Opening hours of a department for weekdays, Saturday and Sunday, such as '08:30-17:30' or '08:30-12:00, 13:00-17:00'; null is closed.
 */
export const week = (
  department: DepartmentHours['department'],
  weekdays: string,
  saturday: string | null,
  sunday: string | null = null,
): DepartmentHours => ({
  department,
  hours: [day(0, sunday), ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, weekdays)), day(6, saturday)].flat(),
})

interface Place {
  readonly slug: string
  readonly name: string
  readonly dealership: ScenarioDealership
  readonly primary?: boolean
  readonly type?: Location['locationType']
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly timeZone: string
  readonly placeId?: string
  readonly placeUrl?: string
  readonly phone: string
  readonly licence?: string
  readonly repairer?: string
  readonly email: string
  readonly departments: readonly DepartmentHours[]
  readonly rating?: readonly [average: number, count: number]
}

/** A demo location; holidays are added during seeding, as they depend on the date. */
export const place = (of: Place): Location => ({
  id: seededId(`location:${of.slug}`),
  name: of.name,
  slug: of.slug,
  primary: of.primary ?? false,
  visible: true,
  locationType: of.type ?? 'sales',
  locationSubtype: null,
  manufacturers: of.dealership.makes,
  dealershipId: of.dealership.id,
  dealershipSlug: of.dealership.slug,
  dealershipName: of.dealership.name,
  dealerLicenceNumber: of.licence ?? null,
  repairerNumber: of.repairer ?? null,
  timeZone: of.timeZone,
  address: { street: of.street, city: of.city, state: of.state, postcode: of.postcode, latitude: of.at[0], longitude: of.at[1] },
  placeUrl: of.placeUrl ?? null,
  placeId: of.placeId ?? null,
  mapKey: null,
  phone: of.phone,
  landline: of.phone,
  email: of.email,
  departments: of.departments,
  specialDays: [],
  closedOnHolidays: true,
  imageKey: null,
  reviews: of.rating ? { averageRating: of.rating[0], count: of.rating[1] } : null,
})
