import { expect, it } from 'vitest'
import { isPromise } from './isPromise'

it.each([
  'Seven year warranty',
  'Five-day money-back guarantee',
  'Your deposit is refundable',
  'Free first service',
  'We answer within two hours',
  'Roadside assistance for 12 months',
  'No surcharge on cards',
  'Capped-price servicing',
])('a forecast lists a text as a promise: %s (CFG-12)', (text) => expect(isPromise(text)).toBe(true))

it.each([
  'Open on Sunday',
  'Feel free to call',
  'Free call 1800 555 010',
  'A smoke-free car',
  'Kia Rio 2024',
  'Freedom camper',
  'Toll-free number',
])('a forecast doesn’t list a text as a promise: %s', (text) => expect(isPromise(text)).toBe(false))
