import { expect, it } from 'vitest'
import { redirectToBank } from './redirectToBank'

const from = { origin: 'https://www.dealer.example', cookies: ['journey=a'] }

it('the payment redirect leads to a page of the site itself by status', () => {
  const answer = redirectToBank('https://www.dealer.example/api/test-bank/1', from)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://www.dealer.example/api/test-bank/1'])
})

it('the payment redirect leads to another host by a page, because the policy forbids form redirects there (CHK-02)', async () => {
  const answer = redirectToBank('https://checkout.stripe.com/c/pay/cs_1?a=1&b="2"', from)
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(answer.headers.get('refresh')).toBe('0; url=https://checkout.stripe.com/c/pay/cs_1?a=1&b="2"')
  expect(answer.headers.get('set-cookie')).toBe('journey=a')
  expect(await answer.text()).toContain('href="https://checkout.stripe.com/c/pay/cs_1?a=1&#38;b=&#34;2&#34;"')
})
