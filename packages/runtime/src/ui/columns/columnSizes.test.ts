import { expect, it } from 'vitest'
import { columnCount, columnSizes } from './columnCount'

/** A page's column is at most 80 rem wide. */
const widths = { 2: '38rem', 3: '26rem', 4: '20rem' } as const

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])('pictures of %i entries have the width of their columns', (entries) => {
  const columns = (/lg:grid-cols-(\d)/.exec(columnCount(entries))?.[1] ?? '2') as unknown as keyof typeof widths
  expect(columnSizes(entries)).toBe(`(width >= 64rem) ${widths[columns]}, (width >= 40rem) 50vw, 100vw`)
})

it('picture sizes give the width of columns on a phone', () => {
  expect(columnSizes(4, '33vw')).toMatch(/50vw, 33vw$/)
})
