import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { PostCategory } from '../records/kinds/postFields'

/** A post as lists of posts show it. */
export interface PostCard {
  readonly id: string
  /** The last part of its address. */
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly category: PostCategory
  readonly imageKey: string | null
  readonly imageAlt: string | null
  /** The day it went live, `YYYY-MM-DD`. */
  readonly publishOn: string
  readonly author: string | null
}

/** A post of the blog, whole (RTE-24). */
export interface Post extends PostCard {
  readonly body: RichText
  /** `HH:MM` by the site's clock; null from midnight. */
  readonly publishTime: string | null
  readonly tags: string | null
  readonly carsFrom: string | null
  /** When it was changed last, ISO in UTC. */
  readonly updatedAt: string
}
