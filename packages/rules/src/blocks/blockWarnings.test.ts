import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { blockWarnings } from './blockWarnings'

const found = (values: unknown) => blockWarnings(buildConfig(values as ConfigValues), new Set())

it.each<{ name: string; values: unknown; pointer: string; message: string }>([
  {
    name: 'a picture without words (WCAG 2, 1.1.1)',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', heading: 'Find yours', image: 'a.jpg', imageAlt: ' ' }] }] } },
    pointer: '/pages/list/home/blocks/hero/imageAlt',
    message: 'The picture beside “Find yours” on the page “Home” has no words for shoppers who can’t see it.',
  },
  {
    name: 'a picture without words or heading',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'feature', image: 'a.jpg' }] }] } },
    pointer: '/pages/list/home/blocks/b/imageAlt',
    message: 'The picture on the page “Home” has no words for shoppers who can’t see it.',
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
    message: 'Picture 2 of 2 on the page “Home” has no words for shoppers who can’t see it.',
  },
  {
    name: 'a portrait of nobody',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'people', entries: [{ id: 'a', image: 'a.jpg' }] }] }] } },
    pointer: '/pages/list/home/blocks/b/entries/a/name',
    message: 'Portrait 1 of 1 beside “Who you will meet” on the page “Home” has no words for shoppers who can’t see it.',
  },
  {
    name: 'a banner that ends before it begins (CNT-08)',
    values: {
      pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'banner', heading: 'Sale', start: '2026-07-24', expiry: '2026-07-01' }] }] },
    },
    pointer: '/pages/list/home/blocks/b/expiry',
    message: 'The banner “Sale” on the page “Home” never shows: it ends on 2026-07-01, before it begins on 2026-07-24.',
  },
  {
    name: 'a price search that is upside down (SRC-30)',
    values: { pages: { list: [{ id: 'home', blocks: [{ id: 'b', kind: 'priceSearch', from: 45_000, to: 15_000 }] }] } },
    pointer: '/pages/list/home/blocks/b/to',
    message: 'The price search on the page “Home” starts with an upper end below its lower end.',
  },
])('warns of $name', ({ values, pointer, message }) => {
  expect(found(values).map(({ topic, ...finding }) => finding)).toEqual([{ pointer, severity: 'warning', message }])
})

it.each([
  { name: 'the defaults', block: {} },
  { name: 'a picture that its layout does not show', block: { image: 'a.jpg', layout: 'plain' } },
  { name: 'a hidden block', block: { image: 'a.jpg', shown: false } },
  { name: 'a picture with words', block: { image: 'a.jpg', imageAlt: 'A blue SUV' } },
])('has nothing to say of $name', ({ block }) => {
  expect(found({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', ...block }] }] } })).toEqual([])
})

it('is about accessibility where shoppers can’t see a picture (WCAG 2, 1.1.1)', () => {
  const values = { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', image: 'a.jpg' }] }] } }
  expect(found(values)).toMatchObject([{ topic: 'accessibility' }])
})
