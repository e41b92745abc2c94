import { blogHeading, toBlogList } from '@forecourt/rules/blog/blogHeading'
import { blogHref } from '@forecourt/rules/routing/blogHref'
import type { PageProps } from '../../PageProps'
import { PostCard } from '../../sections/post/PostCard'
import { PostGrid } from '../../sections/post/PostGrid'
import { PostRow } from '../../sections/post/PostRow'
import { ArrowLink } from '../../ui/ArrowLink'
import { ButtonLink } from '../../ui/Button'
import { PageTitle } from '../../ui/PageTitle'
import { Pagination } from '../../ui/pagination/Pagination'
import { SectionBand } from '../../ui/SectionBand'
import { ActionCards } from './ActionCards'
import { CategoryCards } from './CategoryCards'

/** A page of posts: all of the blog's, of a category, or with a tag (RTE-24, CNT-09, CNT-10). */
export const BlogPage = ({ config, data }: PageProps<'blog'>) => {
  const { list, featured, posts, categories, total, pageCount, tagName } = data
  const { heading, text } = blogHeading(list, config, tagName)
  const [lead, ...others] = featured
  const [second] = others
  const isAll = list.category === null && list.tag === null
  // Cards of one post each would only say the list of posts once more.
  const sorts = categories.length > 1 && categories.some(({ count }) => count > 1)
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
            {/* One alone would be a row as high as the card beside it. */}
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
      {sorts && (
        <SectionBand heading="" tone="surface" setting="/blog/categories">
          <nav aria-label="Categories of posts">
            <CategoryCards categories={categories} current={list.category} />
          </nav>
        </SectionBand>
      )}
      {posts.length > 0 && (
        <SectionBand heading={lead ? 'More to read' : ''}>
          <PostGrid posts={posts} headingLevel={lead ? 3 : 2} />
          <Pagination
            label="Pages of posts"
            hrefOf={(number) => blogHref({ ...toBlogList(list), number })}
            page={list.number}
            pageCount={pageCount}
          />
        </SectionBand>
      )}
      <ActionCards config={config} />
    </>
  )
}
