import type { DepartmentHours, Location, OpeningHour } from '../entities/Location'

const weekday = (day: number, open: string, close: string): OpeningHour => ({ weekday: day, status: 'Open', open, close })

/** Opening hours of weekdays for tests, with several periods, such as `08:30-12:00`, for breaks. */
export const buildHours = (weekdays: readonly number[], ...spans: readonly string[]): OpeningHour[] =>
  weekdays.flatMap((day) => spans.map((span) => weekday(day, span.slice(0, 5), span.slice(6))))

const week = (department: DepartmentHours['department'], open: string, close: string): DepartmentHours => ({
  department,
  hours: [
    { weekday: 0, status: 'Closed', open: null, close: null },
    ...buildHours([1, 2, 3, 4, 5], `${open}-${close}`),
    weekday(6, '09:00', '16:00'),
  ],
})

const location: Location = {
  id: 'location-1',
  name: 'Harbour Motors Parramatta',
  slug: 'parramatta',
  primary: true,
  visible: true,
  locationType: 'sales',
  locationSubtype: null,
  manufacturers: ['Toyota'],
  dealershipId: 'dealership-1',
  dealershipSlug: 'harbour-motors',
  dealershipName: 'Harbour Motors',
  dealerLicenceNumber: 'MD 012345',
  repairerNumber: 'MVRL 54321',
  timeZone: 'Australia/Sydney',
  address: { street: '12 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150', latitude: -33.815, longitude: 151.001 },
  placeUrl: null,
  placeId: null,
  mapKey: null,
  phone: '02 5550 1234',
  landline: null,
  email: 'parramatta@harbourmotors.example',
  departments: [week('sales', '08:30', '17:30'), week('service', '07:30', '17:00')],
  specialDays: [],
  closedOnHolidays: false,
  imageKey: null,
  reviews: { averageRating: 4.6, count: 128 },
}

/** A location in Sydney's time zone with sales and service for tests, with overrides. */
export const buildLocation = (overrides: Partial<Location> = {}): Location => ({ ...location, ...overrides })
