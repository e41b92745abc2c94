import { expect, it } from 'vitest'
import { parseTime, storedTime } from './parseTime'

it.each([
  { name: 'a 24-hour clock', text: '08:30', minutes: 510 },
  { name: 'without a zero', text: '8:30', minutes: 510 },
  { name: 'with a point', text: '8.30', minutes: 510 },
  { name: 'without anything between', text: '830', minutes: 510 },
  { name: 'only an hour', text: '9', minutes: 540 },
  { name: 'in the afternoon', text: '5:30pm', minutes: 1050 },
  { name: 'in the afternoon, with a blank', text: '5.30 PM', minutes: 1050 },
  { name: 'a short afternoon', text: '5p', minutes: 1020 },
  { name: 'in the morning, with points', text: '8.30 a.m.', minutes: 510 },
  { name: 'an hour with a point', text: '5 P.M.', minutes: 1020 },
  { name: 'noon', text: '12pm', minutes: 720 },
  { name: 'the start of a day', text: '12am', minutes: 0 },
  { name: 'the end of a day', text: '24:00', minutes: 1440 },
  { name: 'midnight by name', text: 'midnight', minutes: 1440 },
  { name: 'noon by name', text: 'Noon', minutes: 720 },
  { name: 'an invalid hour', text: '25:00', minutes: null },
  { name: 'a minute past the end', text: '24:01', minutes: null },
  { name: 'an invalid minute', text: '8:60', minutes: null },
  { name: 'an hour no clock face has', text: '13pm', minutes: null },
  { name: 'neither am nor pm', text: '8m', minutes: null },
  { name: 'words', text: 'early', minutes: null },
  { name: 'nothing', text: '', minutes: null },
  { name: 'a negative time', text: '-8', minutes: null },
])('the hours form parses an entered time (ENT-08): $name', ({ text, minutes }) => expect(parseTime(text)).toBe(minutes))

it.each([
  { minutes: 0, text: '00:00' },
  { minutes: 510, text: '08:30' },
  { minutes: 1440, text: '24:00' },
])('the hours form stores $minutes minutes as $text (ENT-08)', ({ minutes, text }) => {
  expect(storedTime(minutes)).toBe(text)
  expect(parseTime(text)).toBe(minutes)
})
