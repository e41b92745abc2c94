import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { switchedPages } from '@forecourt/schema/switches/shownItems'
import type { Need } from '../parts/Part'
import type { PostCategory } from '../records/kinds/postFields'

/** A site with a blog (RTE-24). */
export const hasBlog: Need<{ readonly config: Pick<ResolvedConfig, 'blog'> }> = {
  holds: ({ config }) => switchedPages.blog.isOn(config),
  holdsForSite: ({ config }) => switchedPages.blog.isOn(config),
  requirement: 'RTE-24',
  title: 'A blog',
  yes: 'The site has a blog.',
  no: 'The site has no blog.',
  settings: [switchedPages.blog.setting],
}

/** A list of blog posts and its page, from 1. */
export interface BlogList {
  readonly category?: PostCategory
  /** Slug of the tag. */
  readonly tag?: string
  readonly number?: number
}

/**
 * Path of a list of the blog (RTE-24).
 *
 * @example blogHref({ category: 'news', number: 2 }) // '/blog/news/page/2'
 */
export const blogHref = ({ category, tag, number = 1 }: BlogList = {}): string =>
  ['/blog', category, tag === undefined ? undefined : `tag/${tag}`, number > 1 ? `page/${number}` : undefined].filter(Boolean).join('/')

/** Path of a post (RTE-24). */
export const postHref = ({ slug }: { readonly slug: string }): string => `/blog/${slug}`
