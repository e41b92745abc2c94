import type { RequestKind, RequestState } from '@forecourt/rules/reservations/requestStates'
import type { PaymentRequest as Row } from '../../generated/client'

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
}

/** A stored payment request as everybody else knows it. */
export const toPaymentRequest = ({ creationKey: _, authorId: __, changedAt: ___, askedBy: ____, ...row }: Row): PaymentRequest => ({
  ...row,
  kind: row.kind as RequestKind,
  state: row.state as RequestState,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
})
