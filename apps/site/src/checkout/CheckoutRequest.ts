import type { AccountRequest } from '../accounts/AccountRequest'

/** A form of a journey that was sent, with who sent it. */
export interface CheckoutRequest extends AccountRequest {
  /** Of the site, as the browser has it, such as `https://www.dealer.example`. */
  readonly origin: string
  readonly userAgent: string | null
}
