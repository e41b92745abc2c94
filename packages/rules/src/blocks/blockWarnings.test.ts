import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { blockWarnings } from './blockWarnings'

const findings = (values: unknown) => blockWarnings(buildConfig(values as ConfigValues), new Set())

it.each<{ name: string; values: unknown; pointer: string; message: string }>([
  {
    name: 'a picture without alternative text (WCAG 2, 1.1.1)',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', heading: 'Find yours', image: 'a.jpg', imageAlt: ' ' }] }] } },
    pointer: '/pages/list/home/blocks/hero/imageAlt',
    message: 'The picture beside “Find yours” on the page “Home” has no description for shoppers who can’t see it.',
  },
  {
    name: 'a picture without words or heading',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'feature', image: 'a.jpg' }] }] } },
    pointer: '/pages/list/home/blocks/b/imageAlt',
    message: 'The picture on the page “Home” has no description for shoppers who can’t see it.',
  },
  {
    name: 'a photo without a caption',
    values: {
      pages: {
        list: [
          {
            id: 'home',
            blocks: [
              {
                id: 'b',
                kind: 'photos',
                entries: [
                  { id: 'a', image: 'a.jpg', caption: 'The yard' },
                  { id: 'b', image: 'b.jpg' },
                ],
              },
            ],
          },
        ],
      },
    },
    pointer: '/pages/list/home/blocks/b/entries/b/caption',
    message: 'Picture 2 of 2 on the page “Home” has no description for shoppers who can’t see it.',
  },
  {
    name: 'a portrait without a name',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'people', entries: [{ id: 'a', image: 'a.jpg' }] }] }] } },
    pointer: '/pages/list/home/blocks/b/entries/a/name',
    message: 'Portrait 1 of 1 beside “Meet the team” on the page “Home” has no description for shoppers who can’t see it.',
  },
  {
    name: 'a banner that ends before it begins (CNT-08)',
    values: {
      pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'banner', heading: 'Sale', start: '2026-07-24', expiry: '2026-07-01' }] }] },
    },
    pointer: '/pages/list/home/blocks/b/expiry',
    message: 'The banner “Sale” on the page “Home” never shows: it ends on 1 Jul 2026, but begins on 24 Jul 2026.',
  },
  {
    name: 'a price search with reversed ends (SRC-30)',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'priceSearch', from: 45_000, to: 15_000 }] }] } },
    pointer: '/pages/list/home/blocks/b/to',
    message: 'The upper end of the price search on the page “Home” must start above its lower end.',
  },
])('publishing warns of $name', ({ values, pointer, message }) => {
  expect(findings(values).map(({ topic, ...finding }) => finding)).toEqual([{ pointer, severity: 'warning', message }])
})

it.each([
  { name: 'the defaults', block: {} },
  { name: 'a picture that its layout does not show', block: { image: 'a.jpg', layout: 'plain' } },
  { name: 'a hidden block', block: { image: 'a.jpg', shown: false } },
  { name: 'a picture with alternative text', block: { image: 'a.jpg', imageAlt: 'A blue SUV' } },
])('publishing gives no warning for $name', ({ block }) => {
  expect(findings({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', ...block }] }] } })).toEqual([])
})

it('the warning about a picture without alternative text has the topic accessibility (WCAG 2, 1.1.1)', () => {
  const values = { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', image: 'a.jpg' }] }] } }
  expect(findings(values)).toMatchObject([{ topic: 'accessibility' }])
})

const draw = (block: object, more: object = {}) => ({
  ...more,
  pages: {
    list: [
      {
        id: 'home',
        blocks: [
          {
            id: 'b',
            kind: 'spin',
            heading: 'Win',
            start: '2026-01-01',
            expiry: '2026-12-31',
            promoter: 'Us',
            conditions: 'Be fair.',
            ...block,
          },
        ],
      },
    ],
  },
})
const refused = (values: unknown) =>
  findings(values).flatMap(({ severity, pointer }) => (severity === 'error' ? [pointer.split('/').at(-1)] : []))

it.each<{ name: string; values: unknown; at: readonly string[] }>([
  { name: 'one without the value of its prizes', values: draw({}), at: ['prizeValue'] },
  { name: 'one without the permits it needs', values: draw({ prizeValue: 20_000 }), at: ['permits'] },
  { name: 'one with them', values: draw({ prizeValue: 20_000, states: 'NSW', permits: 'NSW TP/01234' }), at: [] },
  { name: 'a small one', values: draw({ prizeValue: 3_000 }), at: [] },
  { name: 'a hidden one', values: draw({ prizeValue: 20_000, shown: false }), at: [] },
  {
    name: 'one in New Zealand',
    values: draw({ prizeValue: 20_000 }, { identity: { country: 'NZ', timeZone: 'Pacific/Auckland' } }),
    at: [],
  },
])('publishing refuses only prize draws that the law forbids: $name (RTE-21)', ({ values, at }) => expect(refused(values)).toEqual(at))
