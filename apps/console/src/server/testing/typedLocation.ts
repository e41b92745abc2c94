import type { z } from 'zod'
import type { locationInput } from '../locations/locationInput'

/** A location as somebody types it, of a dealership that is nobody's. */
export const typedLocation: z.input<typeof locationInput> = {
  name: 'Taken over',
  dealershipId: 'no-such-dealership',
  primary: false,
  visible: true,
  locationType: 'sales',
  timeZone: 'Australia/Sydney',
  address: { street: '1 High Street', city: 'Orange', state: 'NSW', postcode: '2800', latitude: -33.284, longitude: 149.1 },
  placeUrl: null,
  placeId: null,
  phone: '(02) 5550 1234',
  landline: null,
  email: 'orange@north.example',
  dealerLicenceNumber: null,
  repairerNumber: null,
  imageKey: null,
  mapKey: null,
  departments: [
    {
      department: 'sales',
      hours: [
        { weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
        { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
      ],
    },
  ],
  closedOnHolidays: true,
  specialDays: [{ date: '2026-12-24', name: 'Christmas Eve', status: 'Open', open: '08:30', close: '12:00' }],
}
