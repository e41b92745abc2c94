import { describe, expect, it } from 'vitest'
import { extendedEnd, extensionRefusal, reservationEndRefusal } from './extendReservation'

const now = '2026-06-01T02:00:00.000Z'
const reservedUntil = '2026-06-03T02:00:00.000Z'

describe('how long a reservation can be extended (CHK-02)', () => {
  it.each([
    { name: 'two more days', days: 2, money: 'charged', captureBefore: null, refused: null },
    { name: 'up to thirty days from now', days: 28, money: 'charged', captureBefore: null, refused: null },
    { name: 'more than thirty days from now', days: 29, money: 'charged', captureBefore: null, refused: /up to 30 days/ },
    { name: 'an end that has been reached', days: 0, money: 'charged', captureBefore: null, refused: /already runs/ },
    { name: 'an authorisation that lasts', days: 2, money: 'authorised', captureBefore: '2026-06-05T02:00:00.000Z', refused: null },
    { name: 'an authorisation that ends before', days: 3, money: 'authorised', captureBefore: '2026-06-05T02:00:00.000Z', refused: /bank/ },
    { name: 'a captured deposit whose authorisation ended', days: 3, money: 'charged', captureBefore: reservedUntil, refused: null },
  ] as const)('$name', ({ days, money, captureBefore, refused }) => {
    const refusal = extensionRefusal({ reservedUntil, money, captureBefore }, extendedEnd(reservedUntil, days), now)
    if (refused) expect(refusal).toMatch(refused)
    else expect(refusal).toBeNull()
  })

  it.each([
    ['an hour ahead', '2026-06-01T03:00:00.000Z', null],
    ['thirty days ahead', '2026-07-01T02:00:00.000Z', null],
    ['more than thirty days ahead', '2026-07-01T02:01:00.000Z', /up to 30 days/],
    ['now', now, /later day/],
    ['no instant', 'soon', /later day/],
  ])('staff reserve a car until %s, or are refused', (_, until, refused) => {
    const refusal = reservationEndRefusal(until, now)
    if (refused) expect(refusal).toMatch(refused)
    else expect(refusal).toBeNull()
  })

  it('the extension of a reservation refuses what is no instant', () => {
    expect(extensionRefusal({ reservedUntil, money: 'charged', captureBefore: null }, 'soon', now)).not.toBeNull()
  })
})
