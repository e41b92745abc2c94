import type { PostCard as Post } from '@forecourt/rules/entities/Post'
import { columnCount } from '../../ui/columns/columnCount'
import { columnSizes } from '../../ui/columns/columnSizes'
import { PostCard } from './PostCard'

/** Posts as cards, in rows of three or four. */
export const PostGrid = ({ posts, headingLevel }: { readonly posts: readonly Post[]; readonly headingLevel: 2 | 3 }) => (
  <ul className={`grid gap-cards ${columnCount(posts.length)}`}>
    {posts.map((post) => (
      <li key={post.id} className="min-w-0">
        <PostCard post={post} headingLevel={headingLevel} sizes={columnSizes(posts.length)} />
      </li>
    ))}
  </ul>
)
