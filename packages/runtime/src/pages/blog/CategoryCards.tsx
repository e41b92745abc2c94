import type { PostList } from '@forecourt/rules/blog/PostList'
import { postCategories } from '@forecourt/rules/records/kinds/postCategories'
import { blogHref } from '@forecourt/rules/routing/blogHref'
import { Picture } from '../../ui/Picture'

/** The categories of the blog, each as a card that leads to its posts (CNT-09). */
export const CategoryCards = ({ categories, current }: Pick<PostList, 'categories'> & { readonly current: string | null }) => (
  <ul className="grid gap-cards sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
    {categories.map(({ category, count, imageKey }) => (
      <li key={category} className="min-w-0">
        <a
          href={blogHref({ category })}
          aria-current={category === current ? 'page' : undefined}
          className="flex h-full items-center gap-4 overflow-hidden rounded-card bg-surface p-3 ring-1 ring-line ring-inset hover:ring-2 hover:ring-link aria-[current=page]:ring-2 aria-[current=page]:ring-link xl:flex-col xl:items-stretch"
        >
          <span className="relative block aspect-4/3 w-24 shrink-0 overflow-hidden rounded-field bg-raised xl:w-full">
            {imageKey && <Picture source={imageKey} alt="" sizes="(width >= 80rem) 16rem, 96px" fill />}
          </span>
          <span className="min-w-0">
            <span className="heading block text-card leading-snug">{postCategories[category].title}</span>
            <span className="mt-1 block text-small text-muted">
              {count} {count === 1 ? 'post' : 'posts'}
            </span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)
