import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildPost } from '../testing/buildPost'
import { postJsonLd } from './postJsonLd'

const origin = 'https://cars.example'
const config = buildConfig()

it('the structured data gives the author, dates and address of a post (RTE-24)', () => {
  expect(postJsonLd(buildPost({ imageKey: 'a.webp' }), config, origin)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A week with the RAV4',
    url: 'https://cars.example/blog/a-week',
    articleSection: 'Vehicle reviews',
    datePublished: '2026-03-09',
    dateModified: '2026-03-09',
    image: 'https://cars.example/media/a.webp?w=1280',
    author: { '@type': 'Person', name: 'Jo Lane' },
  })
})

it.each([
  { name: 'without an author', post: { author: null }, values: {} },
  { name: 'on a site that hides authors', post: {}, values: { blog: { showAuthor: false } } },
])('a post $name is by the dealer (RTE-24)', ({ post, values }) => {
  expect(postJsonLd(buildPost(post), buildConfig(values), origin).author).toMatchObject({ '@type': 'Organization' })
})

it('the structured data gives the date of the last change of a post', () => {
  expect(postJsonLd(buildPost({ updatedAt: '2026-04-01T00:00:00.000Z' }), config, origin).dateModified).toBe('2026-04-01T00:00:00.000Z')
})
