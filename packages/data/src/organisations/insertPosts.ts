import { postTags } from '@forecourt/rules/blog/postTags'
import type { PostValues } from '@forecourt/rules/records/kinds/postFields'
import type { Transaction } from '../Transaction'

export interface NewPost extends PostValues {
  readonly id: string
  readonly slug: string
}

/** Adds posts as they are given. */
export const insertPosts = async (tx: Transaction, organisationId: string, posts: readonly NewPost[]): Promise<void> => {
  await tx.post.createMany({
    data: posts.map(({ excludedSiteIds, ...post }) => ({
      ...post,
      organisationId,
      excludedSiteIds: [...excludedSiteIds],
      tagSlugs: postTags(post.tags).map(({ slug }) => slug),
    })),
  })
}
