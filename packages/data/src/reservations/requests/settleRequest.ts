import { type RequestMoney, secondPayment } from '@forecourt/rules/reservations/requestMoney'
import type { Transaction } from '../../Transaction'
import type { Payment } from '../Payment'
import { type LockedRequest, storeRequest } from './lockRequest'
import { notifyOfRequest } from './notifyOfRequest'

/** Stores what a provider’s facts made of a locked request, and tells of what is new (CHK-01). */
export const settleRequest = async (tx: Transaction, locked: LockedRequest, after: RequestMoney<Payment>, now: string): Promise<void> => {
  const row = await storeRequest(tx, locked, after, now)
  if (after.state !== locked.money.state) await notifyOfRequest(tx, row, { state: after.state })
  const second = secondPayment(after)
  if (second !== null && second !== secondPayment(locked.money)) await notifyOfRequest(tx, row, { second })
}
