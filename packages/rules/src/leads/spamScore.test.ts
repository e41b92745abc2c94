import { expect, it } from 'vitest'
import { spamScore } from './spamScore'

const plain = { name: 'Anna', lastName: 'O’Brien', elapsedMs: 20_000, website: '' }

it.each([
  { name: 'a person', input: plain, expected: false },
  { name: 'the hidden field filled in', input: { ...plain, website: 'https://spam.example' }, expected: true },
  { name: 'the hidden field with spaces only', input: { ...plain, website: '  ' }, expected: false },
  { name: 'something odd in the hidden field', input: { ...plain, website: { toString: 1 } }, expected: true },
  { name: 'sent after 1.499 seconds', input: { ...plain, elapsedMs: 1499 }, expected: true },
  { name: 'sent after 1.5 seconds', input: { ...plain, elapsedMs: 1500 }, expected: false },
  { name: 'sent before it was opened', input: { ...plain, elapsedMs: -5 }, expected: true },
  { name: 'no timing', input: { name: 'Anna' }, expected: true },
  { name: 'a page that can’t measure time', input: { ...plain, elapsedMs: null }, expected: false },
  { name: 'a timing that is no number', input: { ...plain, elapsedMs: '20000' }, expected: true },
  { name: 'a link in the message', input: { ...plain, message: 'Claim it at http://evil.example/x' }, expected: true },
  { name: 'a bare domain in the message', input: { ...plain, message: 'see casino.com' }, expected: true },
  { name: 'a plain message', input: { ...plain, message: 'Is it still there? I can come at 3.30.' }, expected: false },
  { name: 'a link as a name', input: { ...plain, name: 'Win at HTTP://spam.example' }, expected: true },
  { name: 'a bare domain as a last name', input: { ...plain, lastName: 'casino.com' }, expected: true },
  { name: 'a name with a dot', input: { ...plain, name: 'J. Comfort' }, expected: false },
  { name: 'no object', input: null, expected: false },
  { name: 'a text', input: 'spam', expected: false },
])('the spam check marks input that looks automated as suspicious (API-07): $name', ({ input, expected }) =>
  expect(spamScore(input).isSuspicious).toBe(expected),
)

it.each([
  { name: 'nothing', input: plain, score: 0, signs: [] },
  { name: 'a link alone', input: { ...plain, message: 'www.spam.example' }, score: 50, signs: ['link'] },
  { name: 'several, up to a hundred', input: { website: 'x', message: 'http://x' }, score: 100, signs: ['hidden', 'untimed', 'link'] },
])('the spam check gives the score and its reasons (API-07): $name', ({ input, score, signs }) =>
  expect(spamScore(input)).toMatchObject({ score, signs }),
)

it.each([
  ['a person, who needs no proof', plain, { isSuspicious: false, canBeProved: false }],
  ['one doubt', { ...plain, elapsedMs: 100 }, { isSuspicious: true, canBeProved: true }],
  ['two doubts', { ...plain, elapsedMs: 100, message: 'www.spam.example' }, { isSuspicious: true, canBeProved: false }],
  ['the hidden field', { ...plain, website: 'x' }, { isSuspicious: true, canBeProved: false }],
])('the spam check decides whether a proof of work clears a lead (API-07): $0', (_name, input, expected) => {
  expect(spamScore(input)).toMatchObject(expected)
  expect(spamScore(input, { isProved: true }).isSuspicious).toBe(expected.isSuspicious && !expected.canBeProved)
})
