import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PostCard } from '../entities/Post'
import { type PostCategory, postCategories } from '../records/kinds/postFields'
import type { BlogList } from '../routing/blogHref'

/** Whether the blog of a site opens with its featured posts (CNT-10). */
export const opensWithFeatured = ({ blog }: { readonly blog: Pick<ResolvedConfig['blog'], 'featured'> }): boolean => blog.featured

/** A page of the blog: which posts it lists, and what leads on from there. */
export interface PostList {
  /** Of a category or with a tag, or of all; `number` counts pages from 1. */
  readonly list: { readonly category: PostCategory | null; readonly tag: string | null; readonly number: number }
  /** The four that open the blog; only on its first page (CNT-10). */
  readonly featured: readonly PostCard[]
  readonly posts: readonly PostCard[]
  /** How many there are on all pages of the list. */
  readonly total: number
  readonly pageCount: number
  /** Categories that have a post, in the order of the site, each with its latest picture (CNT-09). */
  readonly categories: readonly { readonly category: PostCategory; readonly count: number; readonly imageKey: string | null }[]
  /** A tag as its posts write it. */
  readonly tagName: string | null
}

/** Where a list of posts is, as `blogHref` asks for it. */
export const toBlogList = ({ category, tag, number }: PostList['list']): BlogList => ({
  ...(category !== null && { category }),
  ...(tag !== null && { tag }),
  number,
})

/** What a list of posts is called, and the sentence under it: the site's own words for all of them (RTE-24). */
export const blogHeading = (
  { category, tag }: PostList['list'],
  { blog }: Pick<ResolvedConfig, 'blog'>,
  tagName: string | null = null,
): { readonly heading: string; readonly text: string } => {
  if (category !== null) return { heading: postCategories[category].title, text: postCategories[category].text }
  return tag === null ? { heading: blog.heading, text: blog.text } : { heading: `Posts about ${tagName ?? tag}`, text: '' }
}
