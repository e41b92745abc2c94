import { expect, it } from 'vitest'
import { foreignPhrases } from './foreignPhrases'

it.each([
  'Go on',
  'Go on with the 2021 Kia Rio',
  'Tell us when, and we call you.',
  'Say which one: we find it.',
  'Somebody has reserved this car.',
  'The price stands on the car.',
  'Your bank lets all of it go.',
  'Asking commits you to nothing.',
])('the check of texts finds phrases that a native speaker wouldn’t write: $0', (text) => expect(foreignPhrases(text)).not.toEqual([]))

it.each([
  'Continue',
  'Tell us what suits you and we’ll call you.',
  'It stands out from the rest.',
  'We understand.',
  'What we do when you call',
  'No one else can buy this car.',
])('the check of texts leaves everyday English alone: $0', (text) => expect(foreignPhrases(text)).toEqual([]))
