import { expect, it } from 'vitest'
import { namesRate } from './offerProblems'

it.each<{ text: string; expected: boolean }>([
  { text: 'Corolla from 4.9% p.a.', expected: true },
  { text: 'CX-5 at 5.9 % pa', expected: true },
  { text: '6% per annum for approved applicants', expected: true },
  { text: '0% interest over two years', expected: true },
  { text: '1.9% finance', expected: true },
  { text: '20% off wiper blades', expected: false },
  { text: '5% paint protection discount', expected: false },
  { text: 'First week free', expected: false },
])('the offer rule finds a rate in “$text”: $expected (OFR-02, FIN-05)', ({ text, expected }) => {
  expect(namesRate({ name: text, description: '' })).toBe(expected)
  expect(namesRate({ name: 'Offer', description: text })).toBe(expected)
})
