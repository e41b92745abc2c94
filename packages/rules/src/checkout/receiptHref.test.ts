import { expect, it } from 'vitest'
import { receiptHref } from './depositPromise'

it.each([
  { name: 'a journey', token: 'abc.d-e_f', href: '/api/checkout/receipt?journey=abc.d-e_f' },
  { name: 'a token with reserved characters, encoded', token: 'a&b#c', href: '/api/checkout/receipt?journey=a%26b%23c' },
])('the checkout gives the address of the receipt of $name (CHK-04)', ({ token, href }) => expect(receiptHref(token)).toBe(href))
