import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { pageImage } from './pageText'

const buildBlocks = (...blocks: object[]) =>
  buildConfig({ pages: { list: [{ id: 'tried', path: '/tried', title: 'Tried', blocks }] } } as never).pages.list.find(
    ({ id }) => id === 'tried',
  )?.blocks ?? []

it.each([
  ['of a hero', [{ id: 'a', kind: 'hero', image: 'yard.jpg' }], 'yard.jpg'],
  [
    'of a feature below a text',
    [
      { id: 'a', kind: 'prose' },
      { id: 'b', kind: 'feature', image: 'team.jpg' },
    ],
    'team.jpg',
  ],
  ['of photos', [{ id: 'a', kind: 'photos', entries: [{ id: 'x', image: 'one.jpg' }] }], 'one.jpg'],
  ['none that is hidden', [{ id: 'a', kind: 'hero', image: 'yard.jpg', shown: false }], null],
  ['none of a page with text only', [{ id: 'a', kind: 'prose' }], null],
])('the share image rule uses the first picture of a page (RTE-21): $0', (_name, blocks, expected) =>
  expect(pageImage(buildBlocks(...blocks))).toBe(expected),
)
