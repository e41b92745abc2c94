import { expect, it } from 'vitest'
import { isBlocking, withoutWaived } from './waivers'

const surcharge = { rule: 'card-surcharge', phrase: '3 % on cards' }

it('a waiver covers one wording of one rule (LEG-02)', () => {
  const others = [
    { ...surcharge, phrase: '4 % on cards' },
    { ...surcharge, rule: 'one-price' },
  ]
  expect(withoutWaived([surcharge, ...others], [surcharge])).toEqual(others)
  expect(withoutWaived([surcharge], [])).toEqual([surcharge])
})

it('the compliance check blocks by rules that find certain breaches only', () => {
  expect(isBlocking(surcharge)).toBe(true)
  expect(isBlocking({ rule: 'false-scarcity', phrase: '' })).toBe(false)
  expect(isBlocking({ rule: 'a removed rule', phrase: '' })).toBe(false)
})
