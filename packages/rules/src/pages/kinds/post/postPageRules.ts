import { shows } from '../../../parts/Part'
import { isPostCategory, postCategories } from '../../../records/kinds/postFields'
import { blogHref, postHref } from '../../../routing/blogHref'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import { proseText } from '../../../seo/pageText'
import { postJsonLd } from '../../../seo/postJsonLd'
import { type PageRules, shownOfCars } from '../../PageRules'
import { matchPage } from '../../Route'
import { blogPageRules } from '../blog/blogPageRules'

/** A blog post, at a path that is neither a category nor a tag (RTE-24). */
export const postPageRules = {
  addresses: {
    '/blog/:slug': ({ path, config }, [slug = '']) =>
      shows(blogPageRules.pagePart, { config }) && slug !== 'tag' && !isPostCategory(slug) ? matchPage({ page: 'post', path, slug }) : null,
  },
  dataSettings: ({ slug }, config) => ({ slug, sort: config.search.defaultSort, ...shownOfCars(config) }),
  meta: ({ config, data: { post }, request: { origin, pictureOrigin } }) => ({
    title: post.title,
    description: post.summary ?? proseText(post.body),
    imageKey: post.imageKey,
    jsonLd: [
      postJsonLd(post, config, origin, pictureOrigin),
      breadcrumbsJsonLd(origin, [
        { name: config.blog.heading, path: '/blog' },
        { name: postCategories[post.category].title, path: blogHref({ category: post.category }) },
        { name: post.title, path: postHref(post) },
      ]),
    ],
  }),
  feeds: true,
  popups: 'blog',
} as const satisfies PageRules<'post'>
