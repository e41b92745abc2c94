import { addDays } from '@forecourt/rules/dates/calendarDate'
import type { Scope } from '../createDatabase'

/** Whether an organisation's offers change with a day: one begins on it, or ended with the day before (OFR-01). */
export const offersTurn = (scope: Scope, organisationId: string, date: string): Promise<boolean> =>
  scope.transaction(
    async (tx) => (await tx.offer.count({ where: { organisationId, OR: [{ startsOn: date }, { endsOn: addDays(date, -1) }] } })) > 0,
  )
