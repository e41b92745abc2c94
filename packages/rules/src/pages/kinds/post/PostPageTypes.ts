import type { Car } from '../../../entities/Car'
import type { Post, PostCard } from '../../../entities/Post'
import type { SiteData } from '../../../sites/SiteData'

/** A post of the blog. */
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
    /** Of the stock list it names. */
    readonly cars: readonly Car[]
    /** Others of its category, the latest first. */
    readonly more: readonly PostCard[]
  }
}
