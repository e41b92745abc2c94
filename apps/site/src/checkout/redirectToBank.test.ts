import { expect, it } from 'vitest'
import { redirectToBank } from './redirectToBank'

const from = { origin: 'https://www.dealer.example', cookies: ['journey=a'] }

it('leads on to a page of the site itself by a redirect', () => {
  const answer = redirectToBank('https://www.dealer.example/api/test-bank/1', from)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://www.dealer.example/api/test-bank/1'])
})

it('leads on to another host by a page, as forms of the site may not be redirected there (CHK-02)', async () => {
  const answer = redirectToBank('https://checkout.stripe.com/c/pay/cs_1?a=1&b="2"', from)
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(answer.headers.get('refresh')).toBe('0; url=https://checkout.stripe.com/c/pay/cs_1?a=1&b="2"')
  expect(answer.headers.get('set-cookie')).toBe('journey=a')
  expect(await answer.text()).toContain('href="https://checkout.stripe.com/c/pay/cs_1?a=1&#38;b=&#34;2&#34;"')
})
