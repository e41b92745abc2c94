import { expect, it } from 'vitest'
import { parseAccountInput } from './accountInputs'

const person = { code: '1234', name: 'Nia', email: 'nia@example.com', password: 'three yellow gumboots' }

it.each([
  {
    name: 'an address without a dot, which browsers let through',
    action: 'forgot',
    body: { email: 'nia@example' },
    problem: /email address/,
  },
  { name: 'an address with a full stop too many', action: 'forgot', body: { email: 'nia@example.com.' }, problem: /email address/ },
  { name: 'no address', action: 'forgot', body: { email: '' }, problem: /Fill in all fields/ },
  { name: 'nothing', action: 'forgot', body: null, problem: /Fill in all fields/ },
  {
    name: 'an address that is far too long',
    action: 'forgot',
    body: { email: `${'n'.repeat(200)}@example.com` },
    problem: /email address/,
  },
  { name: 'the first person’s odd address', action: 'first', body: { ...person, email: 'nia@example' }, problem: /email address/ },
  { name: 'the first person without a name', action: 'first', body: { ...person, name: ' ' }, problem: /Fill in all fields/ },
] as const)('says what is wrong: $name', ({ action, body, problem }) => {
  expect(parseAccountInput(action, body)).toMatchObject({ ok: false, message: expect.stringMatching(problem) })
})

it('takes an address as people type it', () => {
  expect(parseAccountInput('forgot', { email: ' Nia@Example.com ' })).toEqual({ ok: true, input: { email: 'Nia@Example.com' } })
})
