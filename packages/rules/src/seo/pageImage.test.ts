import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { pageImage } from './pageImage'

const blocksOf = (...blocks: object[]) =>
  buildConfig({ pages: { list: [{ id: 'tried', path: '/tried', title: 'Tried', blocks }] } } as never).pages.list.find(
    ({ id }) => id === 'tried',
  )?.blocks ?? []

it.each([
  { name: 'of a hero', blocks: [{ id: 'a', kind: 'hero', image: 'yard.jpg' }], expected: 'yard.jpg' },
  {
    name: 'of a feature below a text',
    blocks: [
      { id: 'a', kind: 'prose' },
      { id: 'b', kind: 'feature', image: 'team.jpg' },
    ],
    expected: 'team.jpg',
  },
  { name: 'of photos', blocks: [{ id: 'a', kind: 'photos', entries: [{ id: 'x', image: 'one.jpg' }] }], expected: 'one.jpg' },
  { name: 'none that is hidden', blocks: [{ id: 'a', kind: 'hero', image: 'yard.jpg', shown: false }], expected: null },
  { name: 'none of a page of words', blocks: [{ id: 'a', kind: 'prose' }], expected: null },
])('takes the first picture of a page (RTE-21): $name', ({ blocks, expected }) => expect(pageImage(blocksOf(...blocks))).toBe(expected))
