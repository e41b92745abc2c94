import { blogHeading, type PostList, toBlogList } from '@forecourt/rules/blog/PostList'
import { postCategories } from '@forecourt/rules/records/kinds/postFields'
import { blogHref } from '@forecourt/rules/routing/blogHref'
import type { PageProps } from '../../PageProps'
import { PostCard, PostGrid, PostRow } from '../../sections/post/PostGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { ButtonLink } from '../../ui/Button'
import { PageTitle } from '../../ui/PageTitle'
import { Picture } from '../../ui/Picture'
import { Pagination } from '../../ui/pagination/Pagination'
import { SectionBand } from '../../ui/SectionBand'
import { ActionCards } from './ActionCards'

/** The blog's categories as cards that link to their posts (CNT-09). */
const CategoryCards = ({ categories, current }: Pick<PostList, 'categories'> & { readonly current: string | null }) => (
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

/** A page of posts: all posts, those of a category, or those with a tag (RTE-24, CNT-09, CNT-10). */
export const BlogPage = ({ config, data }: PageProps<'blog'>) => {
  const { list, featured, posts, categories, total, pageCount, tagName } = data
  const { heading, text } = blogHeading(list, config, tagName)
  const [lead, ...others] = featured
  const [second] = others
  const isAll = list.category === null && list.tag === null
  // Category cards with one post each would only repeat the list of posts.
  const hasCategoryCards = categories.length > 1 && categories.some(({ count }) => count > 1)
  return (
    <>
      <PageTitle heading={heading} text={text} setting={isAll ? '/blog/heading' : undefined}>
        {!isAll && (
          <ArrowLink href={blogHref()} className="mt-3">
            All posts
          </ArrowLink>
        )}
      </PageTitle>
      {total === 0 && (
        <SectionBand heading="" setting="/blog/emptyText">
          <div className="max-w-prose">
            <p className="text-lead text-muted">{config.blog.emptyText}</p>
            <ButtonLink href="/search" className="mt-6">
              Search cars
            </ButtonLink>
          </div>
        </SectionBand>
      )}
      {lead && (
        <SectionBand heading="" setting="/blog/featured">
          <div className={others.length > 0 ? 'grid gap-cards lg:grid-cols-2' : 'max-w-3xl'}>
            <PostCard post={lead} headingLevel={2} sizes="(width >= 64rem) 40rem, 100vw" isLead />
            {/* A single second post is a card, too: a row would be stretched to the height of the first card. */}
            {others.length === 1 && second && <PostCard post={second} headingLevel={2} sizes="(width >= 64rem) 40rem, 100vw" />}
            {others.length > 1 && (
              <ul className="grid gap-cards sm:grid-cols-3 lg:grid-cols-1">
                {others.map((post) => (
                  <li key={post.id} className="min-w-0">
                    <PostRow post={post} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </SectionBand>
      )}
      {hasCategoryCards && (
        <SectionBand heading="" tone="surface" setting="/blog/categories">
          <nav aria-label="Post categories">
            <CategoryCards categories={categories} current={list.category} />
          </nav>
        </SectionBand>
      )}
      {posts.length > 0 && (
        <SectionBand heading={lead ? 'More to read' : ''}>
          <PostGrid posts={posts} headingLevel={lead ? 3 : 2} />
          <Pagination
            label="Blog pages"
            pageHref={(number) => blogHref({ ...toBlogList(list), number })}
            page={list.number}
            pageCount={pageCount}
          />
        </SectionBand>
      )}
      <ActionCards config={config} />
    </>
  )
}
