import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { PostCategory } from '../records/kinds/postFields'

/** A post in lists. */
export interface PostCard {
  readonly id: string
  /** Last segment of its URL. */
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly category: PostCategory
  readonly imageKey: string | null
  readonly imageAlt: string | null
  /** Publication date, `YYYY-MM-DD`. */
  readonly publishOn: string
  readonly author: string | null
}

/** A full blog post (RTE-24). */
export interface Post extends PostCard {
  readonly body: RichText
  /** `HH:MM` in the site's time zone; null for midnight. */
  readonly publishTime: string | null
  readonly tags: string | null
  readonly carsFrom: string | null
  /** Time of the last change, ISO in UTC. */
  readonly updatedAt: string
}
