import type { Car } from '../../../entities/Car'
import type { Post, PostCard } from '../../../entities/Post'
import type { SiteData } from '../../../sites/SiteData'

/** A blog post. */
export interface PostPageTypes {
  readonly route: {
    readonly page: 'post'
    readonly path: string
    readonly slug: string
  }
  readonly data: {
    readonly page: 'post'
    readonly site: SiteData
    readonly post: Post
    /** Cars of its stock list. */
    readonly cars: readonly Car[]
    /** Other posts of its category, latest first. */
    readonly more: readonly PostCard[]
  }
}
