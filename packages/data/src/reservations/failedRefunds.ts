import { Prisma } from '../generated/client'

/** SQL condition: `payment` is a second payment of a paid request and could not be refunded. */
const stuckSecondPayment = Prisma.sql`payment.request_id is not null and payment.goes_back and not payment.by_hand
  and (payment.money = 'returnFailed' or (payment.money = 'charged' and payment.intent = 'giveBack' and payment.intent_at is null))`

/** A reservation or payment request, by the list of the console that has its page. */
export interface MoneyRecord {
  readonly list: 'reservations' | 'payments'
  readonly id: string
}

/** SQL: reservations, and payment requests with their second payments, that are in one of some states or whose refund failed. */
export const recordsToCheck = (states: readonly string[]): Prisma.Sql => Prisma.sql`
  select organisation_id, site_id, id, 'reservations' as list, changed_at from reservations where state in (${Prisma.join([...states])})
  union all
  select request.organisation_id, request.site_id, request.id, 'payments', request.changed_at from payment_requests request
  where request.state in (${Prisma.join([...states])}) or exists (
    select from payments payment
    where payment.organisation_id = request.organisation_id and payment.request_id = request.id and ${stuckSecondPayment}
  )`

/** SQL: reservations and payment requests whose refund failed. */
export const failedRefunds: Prisma.Sql = recordsToCheck(['refund_failed'])
