import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Post } from '../entities/Post'

/** Who a post says it is from (RTE-24); null where the site names nobody, or nobody is known. */
export const shownAuthor = ({ author }: Pick<Post, 'author'>, { blog }: Pick<ResolvedConfig, 'blog'>): string | null =>
  (blog.showAuthor && author) || null
