import type { PostList } from '../../../blog/PostList'
import type { PostCategory } from '../../../records/kinds/postFields'
import type { SiteData } from '../../../sites/SiteData'

/** A list of blog posts. */
export interface BlogPageTypes {
  readonly route: {
    readonly page: 'blog'
    readonly path: string
    readonly category: PostCategory | null
    readonly tag: string | null
    /** Page of the list, from 1. */
    readonly number: number
  }
  readonly data: {
    readonly page: 'blog'
    readonly site: SiteData
  } & PostList
}
