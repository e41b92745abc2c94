import { expect, test } from 'vitest'
import { signInMessage } from './signInMessage'

const cases = [
  { name: 'a wrong password does not say which part is wrong', code: 'wrong', text: /email and password don’t match/ },
  { name: 'a throttled sign-in says how long to wait', code: 'throttled-61', text: /Wait 2 minutes/ },
  {
    name: 'a throttled password points to “Forgotten password?”',
    code: 'passwordThrottled-61',
    text: /Wait 2 minutes.*“Forgotten password\?”/,
  },
  { name: 'a short wait is rounded up to a minute', code: 'throttled-12', text: /Wait a minute/ },
  { name: 'an unknown code gets a plain sentence and is not repeated', code: '<script>', text: /^Sign-in failed\. Try again\.$/ },
]

test.each(cases)('A sign-in error is shown as a sentence: $name', ({ code, text }) => {
  expect(signInMessage(code)).toMatch(text)
})
