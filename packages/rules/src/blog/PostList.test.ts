import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { blogHeading, toBlogList } from './PostList'

const config = buildConfig({ blog: { heading: 'From the yard', text: 'What we see.' } })

it.each([
  { name: 'all posts', list: { category: null, tag: null, number: 1 }, is: 'From the yard' },
  { name: 'a category', list: { category: 'vehicle-reviews' as const, tag: null, number: 2 }, is: 'Vehicle reviews' },
  { name: 'a tag, as it is written', list: { category: null, tag: 'ev', number: 1 }, tagName: 'EV', is: 'Posts about EV' },
  { name: 'an unknown tag', list: { category: null, tag: 'ev', number: 1 }, is: 'Posts about ev' },
])('the list of $name has the heading $is (RTE-24)', ({ list, tagName, is }) => expect(blogHeading(list, config, tagName).heading).toBe(is))

it('a list of posts is identified by its category or tag and its page number, like its address', () => {
  expect(toBlogList({ category: 'news', tag: null, number: 2 })).toEqual({ category: 'news', number: 2 })
  expect(toBlogList({ category: null, tag: 'ev', number: 1 })).toEqual({ tag: 'ev', number: 1 })
})
