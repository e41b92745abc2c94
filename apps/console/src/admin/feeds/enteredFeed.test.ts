import { expect, it } from 'vitest'
import { emptyFeed, parseFeedSettings, parseTimes } from './enteredFeed'

it.each([
  ['06:00, 18:00', [360, 1080]],
  ['6', [360]],
  ['6.30; 6:30 06:30', [390]],
  ['6pm, 12am 12 pm', [0, 720, 1080]],
  ['18:00 6:00', [360, 1080]],
  ['24:00', undefined],
  ['10:60', undefined],
  ['noon', undefined],
  ['', undefined],
])('the feed form reads %j as times of day', (text, times) => {
  expect(parseTimes(text)).toEqual(times)
})

it('the feed form sends the precedence of a feed over other feeds, and whether it adds cars (ENT-01)', () => {
  const kind = { kind: 'upload', title: '', description: '', isFetched: false, fields: [] }
  expect(parseFeedSettings(emptyFeed, kind)).toMatchObject({ precedence: 1, addsCars: true })
  expect(parseFeedSettings({ ...emptyFeed, precedence: '3', addsCars: false }, kind)).toMatchObject({ precedence: 3, addsCars: false })
})
