import { expect, test } from 'vitest'
import { startPath, startTime } from './startPath'

test.each([
  { search: '', path: '/' },
  { search: '?section=card&path=/search', path: '/search' },
  { search: '?path=%2Fsearch%3Fmake%3DKia', path: '/search?make=Kia' },
  { search: '?path=//elsewhere.example', path: '/' },
  { search: '?path=https://elsewhere.example', path: '/' },
])('the editor opened with “$search” previews the path $path', ({ search, path }) => expect(startPath(search)).toBe(path))

test.each([
  { search: '', time: null },
  { search: '?time=2026-12-05T08:00', time: '2026-12-04T22:00:00.000Z' },
  { search: '?path=%2Foffers%2Fsummer&time=2026-12-05T00%3A00', time: '2026-12-04T14:00:00.000Z' },
  { search: '?time=2026-02-30T08:00', time: null },
  { search: '?time=2026-12-05', time: null },
])('the editor opened with “$search” previews the local time $time', ({ search, time }) =>
  expect(startTime(search, 'Australia/Brisbane')).toBe(time),
)
