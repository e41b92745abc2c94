import { postTags } from '@forecourt/rules/blog/postTags'
import type { PostValues } from '@forecourt/rules/records/kinds/postFields'
import { writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Transaction } from '../Transaction'

export interface NewPost extends PostValues {
  readonly id: string
  readonly slug: string
  readonly updatedAt: Date
}

/** Adds posts as they are given. */
export const insertPosts = async (tx: Transaction, organisationId: string, posts: readonly NewPost[]): Promise<void> => {
  await tx.post.createMany({
    data: posts.map(({ excludedSiteIds, body, ...post }) => ({
      ...post,
      body: writeStoredText(body),
      organisationId,
      excludedSiteIds: [...excludedSiteIds],
      tagSlugs: postTags(post.tags).map(({ slug }) => slug),
    })),
  })
}
