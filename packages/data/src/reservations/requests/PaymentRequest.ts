import { requestDeeds, secondPayment } from '@forecourt/rules/reservations/requestMoney'
import type { RequestDeed, RequestKind, RequestState } from '@forecourt/rules/reservations/requestStates'
import type { PaymentRequest as Row } from '../../generated/client'
import type { Payment } from '../Payment'

/** A payment that a dealer asks for by a link (CHK-01). Money in cents, instants in ISO, UTC; `dueOn` a day, YYYY-MM-DD. */
export interface PaymentRequest {
  readonly organisationId: string
  readonly id: string
  readonly reference: string
  readonly siteId: string
  readonly locationId: string | null
  readonly carId: string | null
  readonly carName: string | null
  readonly kind: RequestKind
  readonly invoiceNumber: string
  readonly note: string
  readonly dueOn: string | null
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly amountCents: number
  readonly currency: string
  readonly state: RequestState
  readonly authorName: string
  readonly createdAt: string
  readonly paidAt: string | null
  /** A second payment that came for it and goes back: on its way, or stuck; null where there is none. */
  readonly second: 'returning' | 'stuck' | null
  /** What staff can do with it now. */
  readonly deeds: readonly RequestDeed[]
}

/** A stored payment request as everybody else knows it, with the payments that were begun for it. */
export const toPaymentRequest = (
  { creationKey: _, authorId: __, changedAt: ___, askedBy: ____, ...row }: Row,
  payments: readonly Payment[],
): PaymentRequest => {
  const state = row.state as RequestState
  return {
    ...row,
    kind: row.kind as RequestKind,
    state,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    second: secondPayment({ state, payments }),
    deeds: requestDeeds({ state, payments }),
  }
}
