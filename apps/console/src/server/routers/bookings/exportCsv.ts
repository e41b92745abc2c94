import { bookingStateName } from '@forecourt/rules/bookings/bookingStates'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { csvText } from '@forecourt/rules/text/csvText'
import { bookingDays } from '../../bookings/bookingDays'
import { daysInput } from '../../bookings/bookingInput'
import { procedure } from '../../procedure'

const headings = ['Date', 'From', 'Until', 'Kind', 'State', 'First name', 'Last name', 'Phone', 'Email', 'Car', 'Licence', 'Note']

/** The bookings of some days as a file for a spreadsheet, times by the clock of the place. */
export const exportCsv = procedure
  .permission('booking.read')
  .input(daysInput)
  .query(async ({ ctx, input }) => {
    const { location, bookings } = await bookingDays(ctx.accessScopes, input)
    const rows = bookings.map(({ startsAt, endsAt, heldUntil, kind, state, name, lastName, phone, email, carName, details }) => {
      const [from, until] = [momentInZone(startsAt, location.timeZone), momentInZone(endsAt, location.timeZone)]
      const licence = [details.licenceClass, details.licenceExpiry].filter(Boolean).join(' until ')
      return [
        ...[from.date, storedTime(from.minutes), storedTime(until.minutes), leadForms[kind].name, bookingStateName({ state, heldUntil })],
        ...[name, lastName, phone, email, carName, licence, details.message ?? ''],
      ]
    })
    return { fileName: `bookings-${location.slug}-${input.from}.csv`, text: csvText(headings, rows) }
  })
