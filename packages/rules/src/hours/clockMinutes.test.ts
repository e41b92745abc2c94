import { expect, it } from 'vitest'
import { clockMinutes } from './clockMinutes'

it.each([
  { time: '08:30', minutes: 510 },
  { time: '8:30', minutes: 510 },
  { time: '00:00', minutes: 0 },
  { time: '24:00', minutes: 1440 },
  { time: '24:01', minutes: null },
  { time: '12:60', minutes: null },
  { time: '-1:00', minutes: null },
  { time: 'noon', minutes: null },
  { time: '', minutes: null },
  { time: null, minutes: null },
])('the hours form parses “$time” as $minutes minutes (ENT-08)', ({ time, minutes }) => expect(clockMinutes(time)).toBe(minutes))
