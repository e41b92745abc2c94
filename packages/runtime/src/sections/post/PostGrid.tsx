import type { PostCard as Post } from '@forecourt/rules/entities/Post'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { postCategories } from '@forecourt/rules/records/kinds/postFields'
import { postHref } from '@forecourt/rules/routing/blogHref'
import type { PhoneLayout } from '@forecourt/schema/blocks/blockSettings'
import { columnCount, columnSizes } from '../../ui/columns/columnCount'
import { phoneRow } from '../../ui/columns/phoneRow'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'

interface PostCardProps {
  readonly post: Post
  readonly headingLevel: 2 | 3
  /** The HTML `sizes` of its picture. */
  readonly sizes: string
  /** Whether it is the page's lead post: larger, with an eager picture. */
  readonly isLead?: boolean
}

/** A post as a card, all of it a link (CNT-09, CNT-10). */
export const PostCard = ({ post, headingLevel, sizes, isLead = false }: PostCardProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <article className="group/post relative flex h-full flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset focus-within:ring-2 focus-within:ring-link">
      {post.imageKey ? (
        <Picture source={post.imageKey} alt="" sizes={sizes} priority={isLead} />
      ) : (
        <div data-tone="brand" className="grid aspect-3/2 place-items-center bg-background p-card text-text">
          <Icon name="fileText" size={44} />
        </div>
      )}
      <div className={`flex flex-1 flex-col p-card ${isLead ? 'lg:p-block' : ''}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-muted">
          <span className="font-semibold text-link">{postCategories[post.category].title}</span>
          <time dateTime={post.publishOn}>{formatDate(post.publishOn)}</time>
        </p>
        <Title className={`heading mt-2 leading-tight text-balance wrap-anywhere ${isLead ? 'text-section' : 'text-card'}`}>
          <a href={postHref(post)} className="outline-none after:absolute after:inset-0 group-hover/post:text-link">
            {post.title}
          </a>
        </Title>
        {post.summary && (
          <p className={`mt-2 text-muted text-pretty ${isLead ? 'text-lead' : 'line-clamp-3 text-small'}`}>{post.summary}</p>
        )}
      </div>
    </article>
  )
}

/** A post as a row beside the lead post: small picture, with the text beside it on wide screens. */
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

interface PostGridProps extends Pick<PostCardProps, 'headingLevel'> {
  readonly posts: readonly Post[]
  readonly phoneLayout?: PhoneLayout
}

/** Posts as cards, in rows of three or four. */
export const PostGrid = ({ posts, headingLevel, phoneLayout = 'stack' }: PostGridProps) => (
  <ul className={`grid gap-cards ${columnCount(posts.length)} ${phoneRow(phoneLayout, posts.length)}`}>
    {posts.map((post) => (
      <li key={post.id} className="min-w-0">
        <PostCard post={post} headingLevel={headingLevel} sizes={columnSizes(posts.length)} />
      </li>
    ))}
  </ul>
)
