import type { PostCard } from '../entities/Post'
import type { PostCategory } from '../records/kinds/postCategories'

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
