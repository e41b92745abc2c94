import { expect, it } from 'vitest'
import { nextMorning, parseWhen, toEnteredTime } from './parseWhen'

const now = '2026-09-20T00:00:00Z'
const sydney = { site: 'Australia/Sydney', reader: 'Australia/Sydney' }

it.each([
  {
    name: 'a time in the same zone for site and reader',
    entered: { date: '2026-09-22', time: '09:00' },
    zones: sydney,
    expected: { publishAt: '2026-09-21T23:00:00.000Z', problem: null, hints: ['Goes live Tue 22 Sep, 9:00 am (Sydney).'] },
  },
  {
    name: 'a time that differs in the reader’s zone',
    entered: { date: '2026-09-22', time: '09:00' },
    zones: { site: 'Australia/Perth', reader: 'Australia/Sydney' },
    expected: {
      publishAt: '2026-09-22T01:00:00.000Z',
      problem: null,
      hints: ['Goes live Tue 22 Sep, 9:00 am (Perth).', 'That is Tue 22 Sep, 11:00 am (Sydney) in your time zone.'],
    },
  },
  {
    name: 'different zones with the same offset',
    entered: { date: '2026-09-22', time: '09:00' },
    zones: { site: 'Australia/Sydney', reader: 'Australia/Brisbane' },
    expected: { publishAt: '2026-09-21T23:00:00.000Z', problem: null, hints: ['Goes live Tue 22 Sep, 9:00 am (Sydney).'] },
  },
  {
    name: 'a time that clocks skip',
    entered: { date: '2026-10-04', time: '02:30' },
    zones: sydney,
    expected: {
      publishAt: null,
      problem: 'In Sydney clocks skip from 2:00 am to 3:00 am on that day, so 2:30 am does not exist. Choose 3:00 am or later.',
      hints: [],
    },
  },
  {
    name: 'a time that comes twice',
    entered: { date: '2027-04-04', time: '02:30' },
    zones: sydney,
    expected: {
      publishAt: '2027-04-03T15:30:00.000Z',
      problem: null,
      hints: [
        'Goes live Sun 4 Apr 2027, 2:30 am (Sydney).',
        'In Sydney clocks go back on that day, so 2:30 am comes twice. The first time is used.',
      ],
    },
  },
  {
    name: 'the current minute',
    entered: { date: '2026-09-20', time: '10:00' },
    zones: sydney,
    expected: { publishAt: null, problem: 'That time has passed. Choose a future time, or publish now.', hints: [] },
  },
  {
    name: 'no date',
    entered: { date: '', time: '09:00' },
    zones: sydney,
    expected: { publishAt: null, problem: 'Choose a date and a time.', hints: [] },
  },
  {
    name: 'no time',
    entered: { date: '2026-09-22', time: '' },
    zones: sydney,
    expected: { publishAt: null, problem: 'Choose a date and a time.', hints: [] },
  },
])('the schedule dialog parses the entered publication time: $name', ({ entered, zones, expected }) => {
  expect(parseWhen(entered, zones, now)).toEqual(expected)
})

it('the schedule field suggests 9 am of the next day in the site’s time zone', () => {
  expect(nextMorning('Pacific/Auckland', '2026-09-20T13:00:00Z')).toEqual({ date: '2026-09-22', time: '09:00' })
})

it('the schedule field shows an instant in the format in which it is entered', () => {
  expect(toEnteredTime('2026-09-21T23:05:00.000Z', 'Australia/Sydney')).toEqual({ date: '2026-09-22', time: '09:05' })
})
