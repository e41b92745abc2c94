/** What can be true of a payment that a dealer asked for by a link (CHK-01). */
export const requestStates = ['open', 'paid', 'cancelled', 'refund_pending', 'refunded', 'refund_failed', 'disputed'] as const
export type RequestState = (typeof requestStates)[number]

/** What a payment may be for (CHK-01). */
export const requestKinds = { deposit: 'Deposit', invoice: 'Invoice', other: 'Something else' } as const
export type RequestKind = keyof typeof requestKinds

/** Each state in words, for staff and for whoever pays (CHK-01). */
export const requestStateTexts: { readonly [State in RequestState]: { readonly staff: string; readonly payer: string } } = {
  open: { staff: 'Waiting', payer: 'This payment is open' },
  paid: { staff: 'Paid', payer: 'Paid, thank you' },
  cancelled: { staff: 'Cancelled', payer: 'This payment is no longer asked for' },
  refund_pending: { staff: 'Money on its way back', payer: 'Your money is on its way back' },
  refunded: { staff: 'Refunded', payer: 'Your money was returned' },
  refund_failed: { staff: 'Refund failed', payer: 'We could not return your money to the card' },
  disputed: { staff: 'Disputed', payer: 'Your bank is looking into this payment' },
}

/** What people of the dealership can do with a payment request, in the words of its buttons (CHK-01). */
export const requestStaffDeeds = {
  cancel: { label: 'Cancel the request', done: 'Cancelled the payment request' },
  refund: { label: 'Refund the payment', done: 'Refunded the payment' },
  retryReturn: { label: 'Try the refund again', done: 'Tried the refund again of' },
  returnedByHand: { label: 'It was returned another way', done: 'Noted as returned another way' },
} as const
export type RequestDeed = keyof typeof requestStaffDeeds
