import { noTimeSuits } from '@forecourt/rules/bookings/BookableDay'
import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import { bookingOffersFor } from '@forecourt/rules/leads/form/bookingOffersFor'
import type { Lead } from '@forecourt/rules/leads/Lead'
import type { CheckedLead } from './checkLead'
import type { BookableLead, LeadDetails, LeadPorts } from './LeadPorts'
import type { SentLead } from './parseLeadRequest'
import { shownFaults } from './shownFaults'
import { withFreeTimes } from './withFreeTimes'

const isBookable = (lead: Lead): lead is BookableLead =>
  bookingKinds.some((kind) => kind === lead.form) && lead.locationId !== null && lead.preferredTime !== null

/** Whether the time of a form is booked. Programs that name no time at all send an enquiry, as where nothing is booked. */
const asksToBook = ({ input, isPlain }: SentLead, { form, context }: CheckedLead, lead: Lead): boolean =>
  bookingOffersFor({ ...context, form }).some(({ locationId }) => locationId === lead.locationId) &&
  input.preferredTime !== noTimeSuits &&
  (isPlain || input.preferredTime !== undefined)

/** Stores a lead, or books its time with it, and answers what came of that. A time that can't be booked is asked for again. */
export async function storeOrBook(
  lead: Lead,
  details: LeadDetails,
  sender: SentLead,
  checked: CheckedLead,
  { bookings, store }: Pick<LeadPorts, 'bookings' | 'store'>,
): Promise<Response> {
  const { input, isPlain, responses } = sender
  const { sent, context } = checked
  if (asksToBook(sender, checked, lead)) {
    if (!isBookable(lead) || 'slotsFrom' in input)
      return responses.faulty(sent, 'Please fix the following errors:', shownFaults(sent, { preferredTime: 'Please choose a time.' }))
    // A machine gets no time, and hears nothing of that.
    const booked = lead.suspicious ? null : await bookings.book(lead, details)
    if (booked?.ok) return responses.booked(booked.leadId, lead, bookings.addressOf(booked.booking.id))
    if (booked) {
      const message = booked.reason === 'notFound' ? 'This place takes no bookings any more.' : booked.message
      return responses.faulty(isPlain ? await withFreeTimes(sent, context, bookings) : sent, message, { preferredTime: message })
    }
  }
  const { leadId } = await store(lead, details)
  return responses.taken(leadId, lead)
}
