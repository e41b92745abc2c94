import { describe, expect, test } from 'vitest'
import { calendarDays, localSpan, placedEntries, shownHours } from './calendarDays'
import { droppedTime } from './droppedTime'

const sydney = 'Australia/Sydney'
const entry = (id: string, startsAt: string, minutes: number) => ({
  id,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
})

describe('the days of the booking calendar in a time zone', () => {
  test('the days of the booking calendar in a time zone have 24 hours, or 23 or 25 with a note on days when the clocks change', () => {
    const hours = (from: string) => calendarDays(from, 7, sydney).map(({ begins, ends }) => (ends - begins) / 3_600_000)
    expect(hours('2026-09-28')).toEqual([24, 24, 24, 24, 24, 24, 23])
    expect(hours('2027-03-29')).toEqual([24, 24, 24, 24, 24, 24, 25])
    expect(calendarDays('2026-10-04', 1, sydney)[0]?.clockChange).toBe('Clocks go forward at 2:00am')
    expect(calendarDays('2027-04-04', 1, sydney)[0]?.clockChange).toBe('Clocks go back to 2:00am')
    expect(calendarDays('2026-10-04', 1, 'Australia/Brisbane')[0]?.clockChange).toBeNull()
  })

  const spans = [
    { name: 'an ordinary day', date: '2026-11-24', zone: sydney, starts: '2026-11-23T22:30:00Z', minutes: 45, from: 570, until: 615 },
    {
      name: 'after the clocks went forward',
      date: '2026-10-04',
      zone: sydney,
      starts: '2026-10-03T22:30:00Z',
      minutes: 45,
      from: 570,
      until: 615,
    },
    {
      name: 'after the clocks went back',
      date: '2027-04-04',
      zone: sydney,
      starts: '2027-04-03T23:30:00Z',
      minutes: 45,
      from: 570,
      until: 615,
    },
    {
      name: 'New Zealand after its own change',
      date: '2026-09-27',
      zone: 'Pacific/Auckland',
      starts: '2026-09-26T20:30:00Z',
      minutes: 45,
      from: 570,
      until: 615,
    },
    {
      name: 'over the hour that comes twice',
      date: '2027-04-04',
      zone: sydney,
      starts: '2027-04-03T15:30:00Z',
      minutes: 45,
      from: 150,
      until: 195,
    },
    { name: 'from the day before', date: '2026-11-24', zone: sydney, starts: '2026-11-23T12:00:00Z', minutes: 120, from: 0, until: 60 },
    { name: 'into the next day', date: '2026-11-24', zone: sydney, starts: '2026-11-24T12:00:00Z', minutes: 120, from: 1380, until: 1440 },
  ]
  test.each(spans)(
    'the days of the booking calendar in a time zone place an entry by local time: $name',
    ({ date, zone, starts, minutes, from, until }) => {
      const [day] = calendarDays(date, 1, zone)
      if (!day) throw new Error('There is no such day.')
      expect(localSpan(day, entry('a', starts, minutes), zone)).toEqual({ from, until })
    },
  )

  test('the days of the booking calendar in a time zone leave out entries of other days', () => {
    const [day] = calendarDays('2026-11-24', 1, sydney)
    if (!day) throw new Error('There is no such day.')
    expect(localSpan(day, entry('a', '2026-11-24T13:00:00Z', 30), sydney)).toBeNull()
    expect(localSpan(day, entry('a', '2026-11-23T12:30:00Z', 30), sydney)).toBeNull()
  })
})

describe('the entries of a calendar day', () => {
  const [day] = calendarDays('2026-11-24', 1, sydney)
  const nine = '2026-11-23T22:00:00Z'
  const place = (entries: ReturnType<typeof entry>[], maxLanes = 4) => {
    if (!day) throw new Error('There is no such day.')
    return placedEntries(day, entries, { timeZone: sydney, maxLanes })
  }
  const lanes = (entries: ReturnType<typeof entry>[], maxLanes?: number) =>
    place(entries, maxLanes).entries.map(({ entry: { id }, lane, lanes: of }) => `${id} ${lane + 1}/${of}`)

  test('the entries of a calendar day share the width where they overlap, and take the whole width where they only touch', () => {
    expect(
      lanes([entry('a', nine, 60), entry('b', nine, 30), entry('c', '2026-11-23T22:30:00Z', 30), entry('d', '2026-11-23T23:00:00Z', 30)]),
    ).toEqual(['a 1/2', 'b 2/2', 'c 2/2', 'd 1/1'])
  })

  test('the entries of a calendar day are replaced by a count where there is no room for all', () => {
    const placed = place(
      Array.from({ length: 20 }, (_, index) => entry(`e${index}`, nine, 30)),
      3,
    )
    expect(placed.entries).toHaveLength(2)
    expect(placed.hidden).toEqual([{ from: 540, until: 570, count: 18, lane: 2, lanes: 3 }])
  })

  test('the entries of a calendar day have a minimum height so that they stay readable', () => {
    expect(place([entry('a', nine, 5)]).entries[0]).toMatchObject({ from: 540, until: 570 })
  })

  test('the entries of a calendar day extend the shown hours where they lie outside the usual hours', () => {
    expect(shownHours([])).toEqual({ from: 8, until: 18 })
    expect(shownHours([{ from: 385, until: 1141 }])).toEqual({ from: 6, until: 20 })
  })
})

describe('a dragged booking', () => {
  const dragged = { start: { date: '2026-11-24', minutes: 545 }, durationMinutes: 45, first: '2026-11-23', last: '2026-11-29' }
  const cases = [
    { name: 'a little', days: 0.1, minutes: 3, lands: '2026-11-24 545' },
    { name: 'to another day at the same time', days: 2, minutes: 0, lands: '2026-11-26 545' },
    { name: 'down, to a quarter of an hour', days: 0, minutes: 30, lands: '2026-11-24 570' },
    { name: 'up', days: 0, minutes: -30, lands: '2026-11-24 510' },
    { name: 'before the first day', days: -5, minutes: 0, lands: '2026-11-23 545' },
    { name: 'beyond the last', days: 9, minutes: 0, lands: '2026-11-29 545' },
    { name: 'over midnight', days: 0, minutes: 2000, lands: '2026-11-24 1395' },
    { name: 'before midnight', days: 0, minutes: -2000, lands: '2026-11-24 0' },
  ]
  test.each(cases)('a dragged booking is dropped within the shown days: $name', ({ days, minutes, lands }) => {
    const time = droppedTime(dragged, { days, minutes })
    expect(`${time.date} ${time.minutes}`).toBe(lands)
  })
})
