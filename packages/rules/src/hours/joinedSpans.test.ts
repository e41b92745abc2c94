import { expect, it } from 'vitest'
import { joinedSpans } from './dayHours'

const span = (from: number, until: number) => ({ from, until })

it.each([
  { name: 'nothing', spans: [], joined: [] },
  { name: 'a morning and an afternoon, put in order', spans: [span(780, 1020), span(510, 720)], joined: [span(510, 720), span(780, 1020)] },
  { name: 'one after the other', spans: [span(510, 720), span(720, 1020)], joined: [span(510, 1020)] },
  { name: 'one within another', spans: [span(510, 1020), span(600, 660)], joined: [span(510, 1020)] },
  { name: 'a minute between them', spans: [span(510, 720), span(721, 1020)], joined: [span(510, 720), span(721, 1020)] },
])('the hours form joins adjacent and overlapping hours of a day: $name (ENT-08)', ({ spans, joined }) => {
  expect(joinedSpans(spans)).toEqual(joined)
})
