import { expect, it } from 'vitest'
import { blogHref, postHref } from './blogHref'

it.each([
  { list: {}, is: '/blog' },
  { list: { number: 1 }, is: '/blog' },
  { list: { number: 3 }, is: '/blog/page/3' },
  { list: { category: 'vehicle-reviews' as const }, is: '/blog/vehicle-reviews' },
  { list: { category: 'news' as const, number: 2 }, is: '/blog/news/page/2' },
  { list: { tag: 'towing', number: 2 }, is: '/blog/tag/towing/page/2' },
])('the list $list has the address $is (RTE-24)', ({ list, is }) => expect(blogHref(list)).toBe(is))

it('the address of a post contains its slug', () => expect(postHref({ slug: 'a-week' })).toBe('/blog/a-week'))
