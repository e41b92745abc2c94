import { expect, it } from 'vitest'
import { exceededLimits, type LimitFacts } from './safetyLimits'

const none = {
  ...{
    price: 0,
    priceKind: 0,
    photos: 0,
    status: 0,
    resold: 0,
    released: 0,
    visibility: 0,
    type: 0,
    year: 0,
    km: 0,
    transmission: 0,
    fuel: 0,
  },
  ...{ swappedPhotos: 0, swappedPlates: 0, swappedBadges: 0, swappedColours: 0, swappedComments: 0 },
}
const normalFile: LimitFacts = {
  losses: none,
  ...{
    isFirst: false,
    isWhole: true,
    rows: 100,
    present: 100,
    gone: 5,
    markedUnavailable: 0,
    maxWithdrawnPercent: 20,
    recentRows: [98, 100, 101],
  },
  ...{
    headingsBefore: ['Make', 'Price'],
    headings: ['Make', 'Price', 'Extra'],
    undecided: [],
    prices: [[100, 90]] as const,
    madeAt: null,
    madeAtBefore: null,
  },
}
const changes = (count: number) => Array.from({ length: count }, () => [10_000, 9_000] as const)
const largeChanges = (count: number) => Array.from({ length: count }, () => [10_000, 1_000] as const)

it.each<{ name: string; facts: Partial<LimitFacts>; kinds: string[] }>([
  { name: 'a usual file', facts: {}, kinds: [] },
  { name: 'the first file', facts: { present: 0, gone: 0, recentRows: [], headingsBefore: [] }, kinds: [] },
  { name: 'no rows', facts: { rows: 0, gone: 100 }, kinds: ['empty', 'gone'] },
  { name: 'no rows the first time', facts: { rows: 0, present: 0, gone: 0, recentRows: [] }, kinds: ['empty'] },
  { name: 'half of the usual rows', facts: { rows: 50, gone: 20 }, kinds: [] },
  { name: 'less than half of the usual rows', facts: { rows: 49, gone: 20 }, kinds: ['few'] },
  { name: 'a fifth of the cars missing', facts: { gone: 20 }, kinds: [] },
  { name: 'more than a fifth of the cars missing', facts: { gone: 21 }, kinds: ['gone'] },
  { name: 'as many cars missing as the limit allows', facts: { gone: 60, maxWithdrawnPercent: 60 }, kinds: [] },
  { name: 'two cars of a small yard missing', facts: { rows: 3, present: 5, gone: 2, recentRows: [5] }, kinds: [] },
  { name: 'three cars of a small yard missing', facts: { rows: 3, present: 6, gone: 3, recentRows: [6] }, kinds: ['gone'] },
  {
    name: 'three cars of a small yard marked as unavailable',
    facts: { rows: 10, present: 10, gone: 0, markedUnavailable: 3, recentRows: [10] },
    kinds: [],
  },
  {
    name: 'two cars missing and three marked as unavailable',
    facts: { rows: 8, present: 10, gone: 2, markedUnavailable: 3, recentRows: [10] },
    kinds: [],
  },
  {
    name: 'most of a small yard marked as unavailable',
    facts: { rows: 10, present: 10, gone: 2, markedUnavailable: 4, recentRows: [10] },
    kinds: ['gone'],
  },
  {
    name: 'both of two cars marked as unavailable',
    facts: { rows: 2, present: 2, gone: 0, markedUnavailable: 2, recentRows: [2] },
    kinds: [],
  },
  {
    name: 'as many cars marked as unavailable as the limit allows',
    facts: { gone: 0, markedUnavailable: 60, maxWithdrawnPercent: 60 },
    kinds: [],
  },
  { name: 'a missing heading', facts: { headings: ['Make'] }, kinds: ['headings'] },
  { name: 'an undecided column that is new', facts: { undecided: ['Extra'] }, kinds: ['headings'] },
  { name: 'an undecided column of the last file', facts: { headingsBefore: ['Make', 'Extra'], undecided: ['Extra'] }, kinds: [] },
  { name: 'an undecided column of a first file', facts: { present: 0, gone: 0, headingsBefore: [], undecided: ['Extra'] }, kinds: [] },
  { name: 'one car of ten dollars', facts: { prices: largeChanges(1) }, kinds: [] },
  { name: 'five of a hundred large price changes', facts: { prices: largeChanges(5) }, kinds: [] },
  { name: 'six of a hundred large price changes', facts: { prices: largeChanges(6) }, kinds: ['prices'] },
  { name: 'half of the prices changed', facts: { prices: changes(50) }, kinds: [] },
  { name: 'more than half of the prices changed', facts: { prices: changes(51) }, kinds: ['prices'] },
  { name: 'all prices of a yard of four', facts: { rows: 4, present: 4, gone: 0, recentRows: [4], prices: changes(4) }, kinds: [] },
  ...(Object.keys(none) as (keyof typeof none)[]).flatMap((name) => [
    { name: `a fifth that lose their ${name}`, facts: { losses: { ...none, [name]: 20 } }, kinds: [] },
    { name: `more than a fifth that lose their ${name}`, facts: { losses: { ...none, [name]: 21 } }, kinds: ['values'] },
    {
      name: `both of two cars that lose their ${name}`,
      facts: { rows: 2, present: 2, gone: 0, recentRows: [2], losses: { ...none, [name]: 2 } },
      kinds: ['values'],
    },
    {
      name: `two of five that lose their ${name}`,
      facts: { rows: 5, present: 5, gone: 0, recentRows: [5], losses: { ...none, [name]: 2 } },
      kinds: [],
    },
  ]),
  { name: 'an older file', facts: { madeAt: '2026-06-01', madeAtBefore: '2026-06-02' }, kinds: ['older'] },
  { name: 'a newer file', facts: { madeAt: '2026-06-02', madeAtBefore: '2026-06-01' }, kinds: [] },
  { name: 'single cars that were pushed', facts: { isWhole: false, rows: 1, gone: 0 }, kinds: [] },
])('An import of $name is held for: $kinds (ENT-01)', ({ facts, kinds }) => {
  const found = exceededLimits({ ...normalFile, ...facts })
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
  for (const { message } of found) expect(message).toMatch(/^[A-Z\d].*\.$/)
})
