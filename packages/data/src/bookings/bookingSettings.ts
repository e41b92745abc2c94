import { type BookingKind, bookingKinds } from '@forecourt/rules/bookings/Booking'
import {
  type BookingSettings,
  type BookingSettingsProblems,
  bookingSettingsProblems,
  defaultBookingSettings,
} from '@forecourt/rules/bookings/BookingSettings'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifySites } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { OwnedLocation, SiteLimit } from '../organisations/listLocations'
import { bookingLocation, type StoredBookingSettings, storedBookingSettings } from './bookingLocation'

/** Booking settings of a location, by kind. */
export interface BookingsOfLocation {
  readonly location: OwnedLocation
  readonly kinds: { readonly [Kind in BookingKind]: StoredBookingSettings }
}

/** Booking settings of a location; null if the scope and the sites have no such location. */
export const getBookingSettings = (scope: Scope, locationId: string, siteIds: SiteLimit): Promise<BookingsOfLocation | null> =>
  scope.transaction(async (tx) => {
    const location = await bookingLocation(tx, locationId, siteIds)
    if (!location) return null
    const [testDrive, service] = await Promise.all(bookingKinds.map((kind) => storedBookingSettings(tx, location, kind)))
    return testDrive && service ? { location, kinds: { testDrive, service } } : null
  })

export interface BookingSettingsEdit {
  readonly locationId: string
  readonly kind: BookingKind
  readonly settings: BookingSettings
  /** The revision that was edited; 0 if never saved. */
  readonly expectedRevision: number
  readonly siteIds: SiteLimit
  readonly actor: Actor
}

export type SaveBookingSettingsResult =
  | { readonly ok: true; readonly saved: StoredBookingSettings }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: BookingSettingsProblems }

/** Picks the known settings and drops any other properties. */
const pickSettings = (settings: BookingSettings): Prisma.InputJsonObject => {
  const { enabled: _, ...values } = defaultBookingSettings.testDrive
  return JSON.parse(JSON.stringify(settings, [...Object.keys(values), 'weekday', 'from', 'until', 'name']))
}

/** Saves the booking settings of a location. Existing bookings stay, even if they no longer fit. */
export const saveBookingSettings = (scope: Scope, edit: BookingSettingsEdit): Promise<SaveBookingSettingsResult> =>
  scope.transaction(async (tx) => {
    const { locationId, kind, settings, expectedRevision, siteIds, actor } = edit
    const location = await bookingLocation(tx, locationId, siteIds)
    if (!location) return { ok: false, reason: 'notFound' }
    const problems = bookingSettingsProblems(settings)
    if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid', problems }
    const { organisationId } = location
    const row = { enabled: settings.enabled, values: pickSettings(settings), updatedAt: new Date(), updatedBy: actor.name }
    const { count } =
      expectedRevision === 0
        ? await tx.bookingSetting.createMany({ data: [{ organisationId, locationId, kind, ...row }], skipDuplicates: true })
        : await tx.bookingSetting.updateMany({
            where: { organisationId, locationId, kind, revision: expectedRevision },
            data: { ...row, revision: { increment: 1 } },
          })
    if (count === 0) {
      const meanwhile = await tx.bookingSetting.findFirst({ where: { organisationId, locationId, kind }, select: { updatedBy: true } })
      const message = `${meanwhile?.updatedBy ?? 'Someone'} changed the booking settings of ${location.name} in the meantime. Reload them, then save.`
      return { ok: false, reason: 'conflict', message }
    }
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'booking.settings',
      target: locationId,
      summary: `Changed the ${leadForms[kind].name.toLowerCase()} booking settings at ${location.name}`,
      detail: { kind, enabled: settings.enabled },
    })
    // Every page that can open a form shows whether it offers times, so all pages expire.
    await notifySites(tx, organisationId)
    return { ok: true, saved: await storedBookingSettings(tx, location, kind) }
  })
