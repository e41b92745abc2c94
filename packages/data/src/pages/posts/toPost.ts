import type { Post, PostCard } from '@forecourt/rules/entities/Post'
import type { PostCategory } from '@forecourt/rules/records/kinds/postCategories'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Post as PostRow } from '../../generated/client'

type CardRow = Pick<PostRow, keyof PostCard>

/** A post as lists know it. */
export const toPostCard = ({ id, slug, title, summary, category, imageKey, imageAlt, publishOn, author }: CardRow): PostCard => ({
  ...{ id, slug, title, summary, imageKey, imageAlt, publishOn, author },
  category: category as PostCategory,
})

/** A post as its own page knows it. */
export const toPost = (row: PostRow): Post => ({
  ...toPostCard(row),
  body: parseStoredText(row.body),
  publishTime: row.publishTime,
  tags: row.tags,
  carsFrom: row.carsFrom,
  updatedAt: row.updatedAt.toISOString(),
})
