import { type Booking, type BookingDetails, type BookingKind, waitsForShopper } from '@forecourt/rules/bookings/Booking'
import type { Lead } from '@forecourt/rules/leads/Lead'
import type { Database } from '../createDatabase'
import { type LeadOrigin, storeLead } from '../leads/createLead'
import type { RenderedSite } from '../sites/RenderedSite'
import { type BookResult, bookWithin } from './book'
import { retryOnDeadlock } from './bookingRules'
import { notifyOfBooking } from './notifyOfBooking'

export type BookForLeadResult =
  | { readonly ok: true; readonly booking: Booking; readonly leadId: string }
  | Extract<BookResult, { readonly ok: false }>

const shopper = { userId: null, name: 'A shopper' }

const bookingDetails = ({ licenceClass, licenceExpiry, bookingTerms, message }: Lead): BookingDetails => ({
  ...(licenceClass && { licenceClass }),
  ...(licenceExpiry && { licenceExpiry }),
  ...(bookingTerms && { termsWording: bookingTerms }),
  ...(message && { message }),
})

/**
 * Books the time from a form and stores its lead in one transaction (ENQ-24, API-07): if the time was taken meanwhile, nothing is stored.
 * Idempotent by key, also where the lead was stored as an enquiry before.
 */
export const bookForLead = (
  db: Database,
  site: RenderedSite,
  lead: Lead & { readonly form: BookingKind; readonly locationId: string; readonly preferredTime: string },
  { isVerified = false, ...origin }: LeadOrigin & { readonly isVerified?: boolean },
): Promise<BookForLeadResult> =>
  retryOnDeadlock(() =>
    db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const { organisationId, siteId } = site
      const { idempotencyKey, now } = origin
      const result = await bookWithin(tx, {
        kind: lead.form,
        locationId: lead.locationId,
        local: lead.preferredTime,
        carId: lead.form === 'testDrive' ? lead.carId : null,
        carName: lead.vehicleDescription,
        name: lead.name,
        lastName: lead.lastName ?? '',
        email: lead.email,
        phone: lead.phone,
        details: bookingDetails(lead),
        isVerified,
        siteId,
        idempotencyKey: `${siteId} ${idempotencyKey}`,
        now,
        siteIds: [siteId],
        actor: shopper,
      })
      if (!result.ok) return result
      const { booking } = result
      if (result.duplicate && booking.leadId) return { ok: true, booking, leadId: booking.leadId }
      const { leadId } = await storeLead(tx, site, { ...lead, bookedAs: waitsForShopper(booking) ? 'unproven' : booking.state }, origin, {
        confirms: false,
      })
      await tx.booking.updateMany({ where: { organisationId, id: booking.id }, data: { leadId } })
      const booked = { ...booking, leadId }
      await notifyOfBooking(tx, booked, { news: booking.state === 'confirmed' ? 'confirmed' : 'requested' }, now)
      return { ok: true, booking: booked, leadId }
    }),
  )
