import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PostCard } from '../entities/Post'
import { type PostCategory, postCategories } from '../records/kinds/postFields'
import type { BlogList } from '../routing/blogHref'

/** Whether the blog starts with featured posts (CNT-10). */
export const opensWithFeatured = ({ blog }: { readonly blog: Pick<ResolvedConfig['blog'], 'featured'> }): boolean => blog.featured

/** A list page of the blog with its posts and navigation. */
export interface PostList {
  /** The posts' category or tag, or null for all; `number` is the page, from 1. */
  readonly list: { readonly category: PostCategory | null; readonly tag: string | null; readonly number: number }
  /** The four featured posts; only on the first page (CNT-10). */
  readonly featured: readonly PostCard[]
  readonly posts: readonly PostCard[]
  /** Number of posts on all pages. */
  readonly total: number
  readonly pageCount: number
  /** Categories that have posts, in the site's order, each with its latest picture (CNT-09). */
  readonly categories: readonly { readonly category: PostCategory; readonly count: number; readonly imageKey: string | null }[]
  /** The tag as written in its posts. */
  readonly tagName: string | null
}

/** Converts a list to the parameter of `blogHref`. */
export const toBlogList = ({ category, tag, number }: PostList['list']): BlogList => ({
  ...(category !== null && { category }),
  ...(tag !== null && { tag }),
  number,
})

/** Heading and intro of a list of posts; the site's own texts for the unfiltered list (RTE-24). */
export const blogHeading = (
  { category, tag }: PostList['list'],
  { blog }: Pick<ResolvedConfig, 'blog'>,
  tagName: string | null = null,
): { readonly heading: string; readonly text: string } => {
  if (category !== null) return { heading: postCategories[category].title, text: postCategories[category].text }
  return tag === null ? { heading: blog.heading, text: blog.text } : { heading: `Posts about ${tagName ?? tag}`, text: '' }
}
