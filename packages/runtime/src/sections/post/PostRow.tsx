import type { PostCard as Post } from '@forecourt/rules/entities/Post'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { postCategories } from '@forecourt/rules/records/kinds/postCategories'
import { postHref } from '@forecourt/rules/routing/blogHref'
import { Picture } from '../../ui/Picture'

/** A post in a row beside one that leads: its picture small, its words beside it on wide screens. */
export const PostRow = ({ post }: { readonly post: Post }) => (
  <article className="group/post relative flex h-full gap-4 overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset focus-within:ring-2 focus-within:ring-link sm:max-lg:flex-col">
    {post.imageKey && (
      <span className="relative block w-[34%] shrink-0 bg-raised sm:max-lg:aspect-3/2 sm:max-lg:w-full">
        <Picture source={post.imageKey} alt="" sizes="(width >= 40rem) 16rem, 34vw" fill />
      </span>
    )}
    <div className="min-w-0 flex-1 self-center p-card sm:max-lg:self-auto">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-muted">
        <span className="font-semibold text-link">{postCategories[post.category].title}</span>
        <time dateTime={post.publishOn}>{formatDate(post.publishOn)}</time>
      </p>
      <h2 className="heading mt-1.5 text-card leading-snug text-balance wrap-anywhere">
        <a href={postHref(post)} className="outline-none after:absolute after:inset-0 group-hover/post:text-link">
          {post.title}
        </a>
      </h2>
    </div>
  </article>
)
