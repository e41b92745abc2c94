import { postTags, shownAuthor } from '@forecourt/rules/blog/postState'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { postCategories } from '@forecourt/rules/records/kinds/postFields'
import { blogHref } from '@forecourt/rules/routing/blogHref'
import type { PageProps } from '../../PageProps'
import { PostGrid } from '../../sections/post/PostGrid'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import { ActionCards } from '../blog/ActionCards'

const crumbClass = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline'

/** A blog post with its related cars and posts (RTE-24). */
export const PostPage = ({ config, data, request }: PageProps<'post'>) => {
  const { post, cars, more, site } = data
  const author = shownAuthor(post, config)
  const category = postCategories[post.category]
  const tags = config.blog.showTags ? postTags(post.tags) : []
  return (
    <>
      <article data-tone="background" className="band bg-background pb-section text-text">
        <Container className="pt-6">
          <nav aria-label="Breadcrumb" className="text-small text-muted print:hidden">
            <ol className="flex flex-wrap items-center gap-x-1">
              <li className="flex items-center gap-1">
                <a href={blogHref()} className={crumbClass}>
                  {config.blog.heading}
                </a>
                <Icon name="chevronRight" size={14} />
              </li>
              <li>
                <a href={blogHref({ category: post.category })} className={crumbClass}>
                  {category.title}
                </a>
              </li>
            </ol>
          </nav>
          <header className="mx-auto mt-4 max-w-3xl">
            <Heading level={1} size="title">
              <span className="wrap-anywhere">{post.title}</span>
            </Heading>
            {post.summary && <p className="mt-4 text-lead text-muted text-pretty">{post.summary}</p>}
            <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
              {author && (
                <span data-setting="/blog/showAuthor" className="font-semibold text-text">
                  {author}
                </span>
              )}
              <time dateTime={post.publishOn}>{formatDate(post.publishOn)}</time>
            </p>
          </header>
          {post.imageKey && (
            <Picture
              source={post.imageKey}
              alt={post.imageAlt ?? ''}
              sizes="(width >= 64rem) 60rem, 100vw"
              ratio={[16, 9]}
              priority
              className="mx-auto mt-8 max-w-5xl rounded-card"
            />
          )}
          <div className="mx-auto mt-8 max-w-3xl">
            <RichText text={post.body} className="text-lead" />
            {tags.length > 0 && (
              <ul aria-label="Tags" data-setting="/blog/showTags" className="mt-10 flex flex-wrap gap-2 border-t border-line pt-5">
                {tags.map(({ name, slug }) => (
                  <li key={slug} className="min-w-0">
                    <a
                      href={blogHref({ tag: slug })}
                      className="inline-flex min-h-11 max-w-full items-center rounded-control bg-raised px-4 text-small wrap-anywhere hover:text-link hover:underline"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Container>
      </article>
      {cars.length > 0 && (
        <SectionBand
          heading="In stock now"
          tone="surface"
          action={post.carsFrom && <ArrowLink href={post.carsFrom.replace(/^https?:\/\/[^/]+/, '')}>See them all</ArrowLink>}
        >
          <VehicleGrid cars={cars} config={config} request={request} site={site} phoneLayout="rows" />
        </SectionBand>
      )}
      {more.length > 0 && (
        <SectionBand
          heading={`More in ${category.title}`}
          action={<ArrowLink href={blogHref({ category: post.category })}>See them all</ArrowLink>}
        >
          <PostGrid posts={more} headingLevel={3} />
        </SectionBand>
      )}
      <ActionCards config={config} />
    </>
  )
}
