import { expect, it } from 'vitest'
import { parseAccountInput } from './accountInputs'

const person = { code: '1234', name: 'Nia', email: 'nia@example.com', password: 'three yellow gumboots' }

it.each([
  {
    name: 'an email address without a dot, which browsers accept',
    action: 'forgot',
    body: { email: 'nia@example' },
    problem: /email address/,
  },
  { name: 'an email address with a trailing full stop', action: 'forgot', body: { email: 'nia@example.com.' }, problem: /email address/ },
  { name: 'no email address', action: 'forgot', body: { email: '' }, problem: /Fill in all fields/ },
  { name: 'no body', action: 'forgot', body: null, problem: /Fill in all fields/ },
  {
    name: 'an email address that is too long',
    action: 'forgot',
    body: { email: `${'n'.repeat(200)}@example.com` },
    problem: /email address/,
  },
  {
    name: 'an invalid email address of the first user',
    action: 'first',
    body: { ...person, email: 'nia@example' },
    problem: /email address/,
  },
  { name: 'a first user without a name', action: 'first', body: { ...person, name: ' ' }, problem: /Fill in all fields/ },
] as const)('the account API refuses invalid account input with a message: $name', ({ action, body, problem }) => {
  expect(parseAccountInput(action, body)).toMatchObject({ ok: false, message: expect.stringMatching(problem) })
})

it('the sign-in form accepts an email address with spaces around it', () => {
  expect(parseAccountInput('forgot', { email: ' Nia@Example.com ' })).toEqual({ ok: true, input: { email: 'Nia@Example.com' } })
})
