import { expect, it } from 'vitest'
import type { ChangeGroup } from './groupPages'
import { groupTitle } from './groupTitle'

const title = (pages: ChangeGroup['pages'], checked = 999, path = '/cars/kia-rio') =>
  groupTitle(
    { isEstimate: false, changes: [], settings: [], pages, path, count: pages.reduce((sum, { count }) => sum + count, 0) },
    checked,
  )

it('a group of pages is named by the kinds of its pages (CFG-12)', () => {
  expect(title([{ kind: 'car', count: 312 }])).toBe('312 car pages')
  expect(title([{ kind: 'content', count: 4 }])).toBe('4 pages')
  expect(
    title([
      { kind: 'car', count: 1_312 },
      { kind: 'search', count: 1 },
      { kind: 'content', count: 2 },
      { kind: 'booking', count: 1 },
    ]),
  ).toBe('1,312 car pages, 1 stock list and 3 other pages')
  expect(title([{ kind: 'content', count: 1 }], 999, '/')).toBe('Home')
  expect(title([{ kind: 'car', count: 1 }])).toBe('/cars/kia-rio')
  expect(title([{ kind: 'car', count: 8 }], 8)).toBe('All 8 pages')
})

it('a group of pages whose number is estimated says so, and never “all” (CFG-12)', () => {
  const group = (count: number): ChangeGroup => ({
    isEstimate: true,
    changes: [],
    settings: [],
    pages: [{ kind: 'car', count }],
    path: '/cars/kia-rio',
    count,
  })
  expect(groupTitle(group(8), 8)).toBe('About 8 car pages')
  expect(groupTitle(group(1), 8)).toBe('/cars/kia-rio')
})
