import { type BookingSettings, defaultBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { type BookingRequest, book } from '../bookings/book'
import { getBookingSettings, saveBookingSettings } from '../bookings/bookingSettings'
import type { Scope } from '../createDatabase'
import { buildActor as actor, type WorldSide } from './buildWorld'

/** Test drives on weekday mornings, one at a time. */
export const testDriveSettings: BookingSettings = {
  ...defaultBookingSettings.testDrive,
  enabled: true,
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '12:00' })),
  turnaroundMinutes: 0,
  capacity: 1,
}

/** Enables test drives at a location; returns the revision of its settings. Throws on failure. */
export const offerTestDrives = async (scope: Scope, locationId: string, changes: Partial<BookingSettings> = {}): Promise<number> => {
  const expectedRevision = (await getBookingSettings(scope, locationId, null))?.kinds.testDrive.revision ?? 0
  const settings = { ...testDriveSettings, ...changes }
  const saved = await saveBookingSettings(scope, { locationId, kind: 'testDrive', settings, expectedRevision, siteIds: null, actor })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.saved.revision
}

let requests = 0
/** A request for a test drive on a Wednesday at nine, sent on the Monday before; each by another person. */
export const testDriveRequest = ({ locationId, siteId }: WorldSide, overrides: Partial<BookingRequest> = {}): BookingRequest => ({
  kind: 'testDrive',
  locationId,
  local: '2026-06-03T09:00',
  carId: null,
  name: 'Ana',
  lastName: 'Ng',
  email: `ana${++requests}@example.com`,
  phone: '',
  siteId,
  idempotencyKey: `test drive ${requests}`,
  now: '2026-06-01T23:00:00.000Z',
  siteIds: null,
  actor,
  ...overrides,
})

/** Books a test drive. Throws if refused. */
export const bookTestDrive = async (scope: Scope, request: BookingRequest) => {
  const result = await book(scope, request)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.booking
}
