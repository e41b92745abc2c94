/**
 * The receipt of a journey's deposit, as a PDF (CHK-04).
 *
 * @param token by what the journey is found again
 * @example receiptHref('abc.def') // '/api/checkout/receipt?journey=abc.def'
 */
export const receiptHref = (token: string): string => `/api/checkout/receipt?${new URLSearchParams({ journey: token })}`
