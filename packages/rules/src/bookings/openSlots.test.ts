import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendarDate'
import { instantInZone, momentInZone } from '../dates/momentInZone'
import { buildLocation } from '../testing/buildLocation'
import { type BookingSettings, defaultBookingSettings } from './BookingSettings'
import { openSlots, type SlotsParams, type TakenTime } from './openSlots'

const everyDay = (from: string, until: string) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, until }))

const settings = (changes: Partial<BookingSettings> = {}): BookingSettings => ({
  ...defaultBookingSettings.testDrive,
  enabled: true,
  week: everyDay('09:00', '12:00'),
  turnaroundMinutes: 0,
  noticeHours: 0,
  capacity: 1,
  ...changes,
})

const slotsParams = ({ changes, ...more }: Partial<SlotsParams> & { changes?: Partial<BookingSettings> } = {}): SlotsParams => ({
  settings: settings(changes),
  location: buildLocation({ departments: [] }),
  department: 'sales',
  holidays: new Set(),
  blocked: [],
  carTaken: [],
  taken: [],
  // Wednesday, 8 in the morning in Sydney.
  now: '2026-11-24T21:00:00.000Z',
  days: 1,
  ...more,
})
const times = (...given: Parameters<typeof slotsParams>) => openSlots(slotsParams(...given)).map(({ local }) => local.slice(11))
const at = (local: string, zone = 'Australia/Sydney') => {
  const [date = '', clock = ''] = local.split('T')
  return Date.parse(instantInZone(date, Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)), zone).instant)
}
const taken = (from: string, until: string): TakenTime => ({ from: at(from), until: at(until) })

it('the booking calendar offers no slots if bookings are off (API-14)', () =>
  expect(openSlots(slotsParams({ changes: { enabled: false } }))).toEqual([]))

it('the booking calendar offers consecutive visits, separated by the turnaround time (API-14)', () => {
  expect(times()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
  expect(times({ changes: { turnaroundMinutes: 15 } })).toEqual(['09:00', '09:45', '10:30', '11:15'])
  expect(openSlots(slotsParams({ changes: { turnaroundMinutes: 15 } }))[0]).toEqual({
    local: '2026-11-25T09:00',
    startsAt: at('2026-11-25T09:00'),
    endsAt: at('2026-11-25T09:30'),
    freeAt: at('2026-11-25T09:45'),
  })
})

describe('notice and horizon (API-14)', () => {
  it.each([
    { name: 'just enough notice', now: '2026-11-24T22:00:00.000Z', first: '11:00' },
    { name: 'a minute less than the required notice', now: '2026-11-24T22:01:00.000Z', first: '11:30' },
  ])('$name', ({ now, first }) => expect(times({ changes: { noticeHours: 2 }, now })[0]).toBe(first))

  it('a booking calendar with notice and horizon offers no slots that have begun or lie beyond the horizon', () => {
    expect(times({ now: '2026-11-24T22:30:00.000Z' })[0]).toBe('10:00')
    const days = new Set(openSlots(slotsParams({ changes: { horizonDays: 3 }, days: 60 })).map(({ local }) => local.slice(0, 10)))
    expect([...days]).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'])
    expect(openSlots(slotsParams({ changes: { horizonDays: 3 }, from: '2026-11-29' }))).toEqual([])
    expect(openSlots(slotsParams({ from: '2020-01-01' }))[0]?.local).toBe('2026-11-25T09:00')
  })
})

describe('days without bookings (API-14, LOC-15)', () => {
  it('the list of bookable days leaves out blackout days, both ends included', () => {
    const blackouts = [{ from: '2026-11-24', until: '2026-11-25', name: 'Stocktake' }]
    expect(times({ changes: { blackouts } })).toEqual([])
    expect(times({ changes: { blackouts }, from: '2026-11-26' })).toHaveLength(6)
  })

  it('the list of bookable days leaves out public holidays, unless the location allows them or has special hours for the day', () => {
    const holidays = new Set(['2026-11-25'])
    expect(times({ holidays })).toEqual([])
    expect(times({ holidays, changes: { closedOnHolidays: false } })).toHaveLength(6)
    const open = {
      date: '2026-11-25',
      name: 'Holiday',
      status: 'Open',
      startAt: '2026-11-24T23:00:00.000Z',
      endAt: '2026-11-25T00:30:00.000Z',
    } as const
    expect(times({ holidays, location: buildLocation({ departments: [], specialDays: [open] }) })).toEqual(['10:00', '10:30', '11:00'])
    const closed = { ...open, status: 'Closed', startAt: null, endAt: null } as const
    expect(times({ changes: { closedOnHolidays: false }, location: buildLocation({ specialDays: [closed] }) })).toEqual([])
  })

  it('the list of bookable days keeps slots within the department’s opening hours, if it has any', () => {
    expect(times({ changes: { week: everyDay('07:00', '10:00') }, location: buildLocation() })).toEqual(['08:30', '09:00', '09:30'])
    // Sunday, closed.
    expect(times({ location: buildLocation(), from: '2026-11-29' })).toEqual([])
  })
})

describe('slots occupied by other bookings (API-14)', () => {
  it('the list of free slots leaves out slots that overlap blocked times, but keeps adjacent slots', () => {
    expect(times({ blocked: [taken('2026-11-25T09:30', '2026-11-25T10:30')] })).toEqual(['09:00', '10:30', '11:00', '11:30'])
    expect(times({ changes: { turnaroundMinutes: 15 }, blocked: [taken('2026-11-25T09:30', '2026-11-25T09:45')] })[0]).toBe('09:00')
  })

  it('the list of free slots leaves out slots in which the car is in use or being turned around', () => {
    const carTaken = [taken('2026-11-25T09:40', '2026-11-25T10:10')]
    expect(times({ carTaken, changes: { turnaroundMinutes: 15 } })).toEqual(['10:30', '11:15'])
  })

  it('the list of free slots offers a slot until its capacity is fully booked', () => {
    const one = taken('2026-11-25T09:00', '2026-11-25T09:30')
    expect(times({ taken: [one] })[0]).toBe('09:30')
    expect(times({ changes: { capacity: 2 }, taken: [one] })[0]).toBe('09:00')
    expect(times({ changes: { capacity: 2 }, taken: [one, one] })[0]).toBe('09:30')
  })

  it('the list of free slots prevents double bookings when the capacity shrinks or visits become longer', () => {
    const three = [1, 2, 3].map(() => taken('2026-11-25T09:00', '2026-11-25T09:30'))
    expect(times({ changes: { capacity: 2 }, taken: three })[0]).toBe('09:30')
    expect(times({ changes: { minutes: 60 }, taken: [taken('2026-11-25T09:30', '2026-11-25T10:00')] })).toEqual(['10:00', '11:00'])
  })
})

const zones = [
  { zone: 'Australia/Sydney', forward: '2026-10-04', back: '2027-04-04', gap: '02:00', lost: 60 },
  { zone: 'Australia/Melbourne', forward: '2026-10-04', back: '2027-04-04', gap: '02:00', lost: 60 },
  { zone: 'Australia/Hobart', forward: '2026-10-04', back: '2027-04-04', gap: '02:00', lost: 60 },
  { zone: 'Australia/Adelaide', forward: '2026-10-04', back: '2027-04-04', gap: '02:00', lost: 60 },
  { zone: 'Australia/Broken_Hill', forward: '2026-10-04', back: '2027-04-04', gap: '02:00', lost: 60 },
  { zone: 'Australia/Lord_Howe', forward: '2026-10-04', back: '2027-04-04', gap: '02:00', lost: 30 },
  { zone: 'Pacific/Auckland', forward: '2026-09-27', back: '2027-04-04', gap: '02:00', lost: 60 },
  { zone: 'Pacific/Chatham', forward: '2026-09-27', back: '2027-04-04', gap: '02:45', lost: 60 },
]
const still = ['Australia/Brisbane', 'Australia/Lindeman', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla']

const nightIn = (zone: string, date: string) =>
  openSlots(
    slotsParams({
      changes: { week: everyDay('00:00', '05:00'), minutes: 15, horizonDays: 120 },
      location: buildLocation({ departments: [], timeZone: zone }),
      now: `${addDays(date, -3)}T00:00:00.000Z`,
      from: date,
    }),
  )

describe('daylight saving in every time zone (API-14, LOC-16)', () => {
  it.each(zones)('$zone skips the hour that is missing when clocks go forward', ({ zone, forward, gap, lost }) => {
    const slots = nightIn(zone, forward)
    expect(slots).toHaveLength((300 - lost) / 15)
    expect(slots.map(({ local }) => local.slice(11))).not.toContain(gap)
    for (const [place, { local, startsAt }] of slots.entries()) {
      const { date, minutes } = momentInZone(new Date(startsAt).toISOString(), zone)
      expect(`${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`).toBe(local)
      // No time is lost or doubled: slots follow every quarter of an hour.
      if (place > 0) expect(startsAt - (slots[place - 1]?.startsAt ?? 0)).toBe(15 * 60_000)
    }
  })

  it.each(zones)('$zone offers the repeated hour only once when clocks go back, the first time', ({ zone, back, lost }) => {
    const slots = nightIn(zone, back)
    expect(slots).toHaveLength(300 / 15)
    expect(new Set(slots.map(({ local }) => local)).size).toBe(slots.length)
    const steps = slots.slice(1).map(({ startsAt }, index) => (startsAt - (slots[index]?.startsAt ?? 0)) / 60_000)
    expect(steps.filter((step) => step !== 15)).toEqual([15 + lost])
  })

  it.each(still)('%s has no daylight saving, so slots are evenly spaced every night', (zone) => {
    for (const date of ['2026-10-04', '2027-04-04', '2026-09-27'])
      expect(nightIn(zone, date).map(({ startsAt }, index, all) => startsAt - (all[0]?.startsAt ?? 0) - index * 900_000)).toEqual(
        Array(20).fill(0),
      )
  })

  it('the start of each slot matches the conversion of its local time, on any day in any zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones.map(({ zone }) => zone), ...still), fc.integer({ min: 0, max: 800 }), (zone, day) => {
        const date = addDays('2026-06-01', day)
        for (const { local, startsAt } of nightIn(zone, date)) expect(startsAt).toBe(at(local, zone))
      }),
      { numRuns: runs(60) },
    )
  })
})
