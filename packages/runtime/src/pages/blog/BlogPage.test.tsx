import type { PostList } from '@forecourt/rules/blog/PostList'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildPost } from '@forecourt/rules/testing/buildPost'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PostPage } from '../post/PostPage'
import { BlogPage } from './BlogPage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const all: PostList['list'] = { category: null, tag: null, number: 1 }
const nothing: PostList = { list: all, featured: [], posts: [], total: 0, pageCount: 0, categories: [], tagName: null }

const blog = (over: Partial<PostList>, values: ConfigValues = {}) =>
  renderToStaticMarkup(
    <BlogPage
      route={{ page: 'blog', path: '/blog', ...all }}
      config={buildConfig(values)}
      data={{ page: 'blog', site: buildSiteData(), ...nothing, ...over }}
      request={request}
    />,
  )

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => buildPost({ id: `p${index}`, slug: `p${index}`, title: `Post ${index}` }))

it('the blog starts with the featured posts, then shows categories, posts and cards of categories (CNT-09, CNT-10)', () => {
  const html = blog({
    featured: posts(4),
    posts: posts(6).slice(4),
    total: 6,
    pageCount: 3,
    categories: [
      { category: 'vehicle-reviews', count: 4, imageKey: null },
      { category: 'news', count: 1, imageKey: 'a.webp' },
    ],
  })
  expect(html.match(/href="\/blog\/p\d"/g)).toHaveLength(6)
  expect(html).toMatch(/href="\/blog\/vehicle-reviews".*4 posts.*href="\/blog\/news".*1 post</s)
  expect(html).toContain('href="/blog/page/2"')
  expect(html).toMatch(/See what’s in stock.*href="\/search"/s)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

it.each([
  { name: 'sort posts', counts: [2, 1], has: true },
  { name: 'would have one post each', counts: [1, 1, 1], has: false },
  { name: 'are one alone', counts: [3], has: false },
])('the blog shows cards of categories that $name: $has (CNT-09)', ({ counts, has }) => {
  const names = ['vehicle-reviews', 'news', 'community'] as const
  const categories = counts.map((count, at) => ({ category: names[at] ?? 'news', count, imageKey: null }))
  expect(blog({ posts: posts(3), total: 3, categories }).includes('Post categories')).toBe(has)
})

it('the blog shows two featured posts as two cards, and more as rows next to the first (CNT-09)', () => {
  expect(blog({ featured: posts(2), total: 2 }).match(/class="group\/post relative flex h-full flex-col /g)).toHaveLength(2)
  expect(blog({ featured: posts(3), total: 3 }).match(/class="group\/post relative flex h-full flex-col /g)).toHaveLength(1)
})

it('the blog shows the dealer’s text when there are no posts, and links to the cars (RTE-24)', () => {
  const html = blog({}, { blog: { emptyText: 'Soon.', cards: [] } })
  expect(html).toContain('Soon.')
  expect(html).toContain('href="/search"')
})

it.each<{ name: string; values?: ConfigValues; has: readonly string[]; lacks?: readonly string[] }>([
  { name: 'as it is', has: ['Jo Lane', 'href="/blog/tag/towing"', '9 Mar 2026', '<h2', 'href="/blog/vehicle-reviews"'] },
  { name: 'without its author', values: { blog: { showAuthor: false } }, has: ['towing'], lacks: ['Jo Lane'] },
  { name: 'without its tags', values: { blog: { showTags: false } }, has: ['Jo Lane'], lacks: ['towing'] },
])('the blog shows a post $name (RTE-24)', ({ values = {}, has, lacks = [] }) => {
  const html = renderToStaticMarkup(
    <PostPage
      route={{ page: 'post', path: '/blog/a-week', slug: 'a-week' }}
      config={buildConfig(values)}
      data={{ page: 'post', site: buildSiteData(), post: buildPost(), cars: [], more: [] }}
      request={request}
    />,
  )
  for (const each of has) expect(html).toContain(each)
  for (const each of lacks) expect(html).not.toContain(each)
})

it.each([
  { name: 'one has the full width', cards: [{ id: 'offers', removed: true }], columns: '' },
  { name: 'two are next to each other', cards: [], columns: 'sm:grid-cols-2' },
])('cards that link to categories leave no empty half (CNT-09): $name', ({ cards, columns }) => {
  const html = blog({}, { blog: { cards } })
  expect(/data-setting="\/blog\/cards".*?<ul class="grid gap-cards ([^"]*)"/s.exec(html)?.[1]).toBe(columns)
})
