import { blogHeading, opensWithFeatured, toBlogList } from '../../../blog/PostList'
import { shows } from '../../../parts/Part'
import { isPostCategory } from '../../../records/kinds/postFields'
import { blogHref, hasBlog } from '../../../routing/blogHref'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import type { PageRules, RequestedAddress } from '../../PageRules'
import { matchPage, noMatch, type RouteMatch, redirectPermanently } from '../../Route'

const pagePart = {
  id: 'own-page-blog',
  title: 'Blog',
  requirement: 'RTE-24',
  elementSetting: null,
  path: '/blog',
  needs: [hasBlog],
} as const

const maxBlogPages = 1000

const matchList = ({ path, config }: RequestedAddress, rest: readonly string[]): RouteMatch => {
  if (!shows(pagePart, { config })) return noMatch
  const [pages, written] = rest.at(-2) === 'page' ? [rest.slice(0, -2), rest.at(-1)] : [rest, undefined]
  const number = written === undefined ? 1 : /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 0
  if (number < 1 || number > maxBlogPages) return noMatch
  const [first, tag, ...more] = pages
  const isTag = first === 'tag'
  const isCategory = first !== undefined && isPostCategory(first)
  if (more.length > 0 || (first !== undefined && !isTag && !isCategory)) return noMatch
  if (isTag ? tag === undefined : tag !== undefined) return noMatch
  // The first page of a list only has the plain path.
  const list = { ...(isCategory && { category: first }), ...(isTag && tag !== undefined && { tag }) }
  if (written === '1') return redirectPermanently(blogHref(list))
  return matchPage({ page: 'blog', path, category: isCategory ? first : null, tag: isTag ? (tag ?? null) : null, number })
}

/** Lists of blog posts by category, tag and page (RTE-24). */
export const blogPageRules = {
  pagePart,
  addresses: { '/blog/*': matchList },
  dataSettings: (route, config) => ({
    list: [route.category, route.tag, route.number],
    size: config.blog.pageSize,
    categories: config.blog.categories,
    featured: opensWithFeatured(config),
  }),
  editorPages: () => [{ label: 'Blog', path: pagePart.path, order: 6 }],
  meta: ({ config: { blog }, data: { list, posts, total }, request: { origin } }) => {
    const { heading, text } = blogHeading(list, { blog })
    const own = list.category === null && list.tag === null ? [] : [{ name: heading, path: blogHref(toBlogList(list)) }]
    return {
      title: list.number > 1 ? `${heading}, page ${list.number}` : heading,
      description: text,
      imageKey: posts[0]?.imageKey ?? null,
      // Tag lists duplicate the category lists, so search engines don't index them.
      index: total > 0 && list.tag === null,
      jsonLd: [breadcrumbsJsonLd(origin, [{ name: blog.heading, path: '/blog' }, ...own])],
    }
  },
  feeds: true,
  popups: 'blog',
} as const satisfies PageRules<'blog'>
