import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { BlogPosting, Person, WithContext } from 'schema-dts'
import { shownAuthor } from '../blog/postState'
import type { Post } from '../entities/Post'
import { postCategories } from '../records/kinds/postFields'
import { blogHref, postHref } from '../routing/blogHref'
import { shortened } from '../text/cutText'
import { pictureAddress } from './jsonLd'

/** Search engines truncate longer headlines. */
const maxHeadlineLength = 110

const personAuthor = (post: Post, config: Pick<ResolvedConfig, 'blog'>): Person | null => {
  const name = shownAuthor(post, config)
  return name === null ? null : { '@type': 'Person', name }
}

/** A post as schema.org BlogPosting: author, URL and dates (RTE-24). */
export const postJsonLd = (
  post: Post,
  config: Pick<ResolvedConfig, 'identity' | 'blog'>,
  origin: string,
  pictureOrigin = origin,
): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: shortened(post.title, maxHeadlineLength),
  url: `${origin}${postHref(post)}`,
  mainEntityOfPage: `${origin}${postHref(post)}`,
  articleSection: postCategories[post.category].title,
  datePublished: post.publishOn,
  // A post is edited before it is published; search engines expect changes since then.
  dateModified: post.updatedAt.slice(0, 10) > post.publishOn ? post.updatedAt : post.publishOn,
  ...(post.summary !== null && { description: post.summary }),
  ...(post.imageKey !== null && { image: pictureAddress(post.imageKey, pictureOrigin) }),
  author: personAuthor(post, config) ?? { '@type': 'Organization', name: config.identity.name, url: origin },
  publisher: { '@type': 'Organization', name: config.identity.name, url: origin },
  isPartOf: { '@type': 'Blog', name: config.blog.heading, url: `${origin}${blogHref()}` },
})
