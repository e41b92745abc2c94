import type { Database } from '@forecourt/data/createDatabase'
import { latestPosts } from '@forecourt/data/pages/posts/livePosts'
import { shownAuthor } from '@forecourt/rules/blog/postState'
import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import { parseTime } from '@forecourt/rules/dates/parseTime'
import type { Post } from '@forecourt/rules/entities/Post'
import { postCategories } from '@forecourt/rules/records/kinds/postFields'
import { postHref } from '@forecourt/rules/routing/blogHref'
import { pictureAddress } from '@forecourt/rules/seo/jsonLd'
import { proseText } from '@forecourt/rules/seo/pageText'
import { countryLanguage } from '@forecourt/rules/text/countryLanguage'
import { xmlText } from '@forecourt/rules/text/xmlText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { LiveSite } from '../sites/createSiteRegistry'

interface FileQuery {
  readonly db: Database
  readonly origin: string
  /** ISO in UTC. */
  readonly now: string
}

/** Number of posts in a feed, latest first. */
const maxPosts = 50

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const element = (name: string, value: string) => `<${name}>${xmlText(value)}</${name}>`

/** Publication time in the site's time zone, midnight by default: feed readers sort by it. */
const publishedAt = ({ publishOn, publishTime }: Post, { identity }: ResolvedConfig) =>
  new Date(instantInZone(publishOn, parseTime(publishTime ?? '') ?? 0, identity.timeZone).instant)

const description = ({ summary, body }: Post) => summary ?? proseText(body).slice(0, 300)

const loadPosts = ({ published }: LiveSite, { db, now }: FileQuery): Promise<readonly Post[]> =>
  db.forOrganisation(published.organisationId).transaction((tx) => latestPosts(tx, published, maxPosts, now))

const authorName = (post: Post, { config }: LiveSite['published']) => shownAuthor(post, config) ?? config.identity.name

/** RSS 2.0 feed of the site's posts (RTE-24). */
export async function postsRss(live: LiveSite, query: FileQuery): Promise<string> {
  const { origin } = query
  const { config } = live.published
  const posts = await loadPosts(live, query)
  const items = posts.map((post) => {
    const address = `${origin}${postHref(post)}`
    return [
      '<item>',
      element('title', post.title),
      element('link', address),
      `<guid isPermaLink="false">${xmlText(`${live.published.siteId}/${post.id}`)}</guid>`,
      element('pubDate', publishedAt(post, config).toUTCString()),
      element('category', postCategories[post.category].title),
      element('dc:creator', authorName(post, live.published)),
      element('description', description(post)),
      ...(post.imageKey ? [`<media:content url="${xmlText(pictureAddress(post.imageKey, origin))}" medium="image"/>`] : []),
      '</item>',
    ].join('')
  })
  const channel = [
    element('title', `${config.blog.heading} | ${config.identity.name}`),
    element('link', `${origin}/blog`),
    element('description', config.blog.text || `News and posts of ${config.identity.name}.`),
    element('language', countryLanguage(config.identity.country).toLowerCase()),
    `<atom:link href="${xmlText(origin)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]
  return `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
}

/** Atom feed of the site's posts (RTE-24). */
export async function postsAtom(live: LiveSite, query: FileQuery): Promise<string> {
  const { origin, now } = query
  const { config } = live.published
  const posts = await loadPosts(live, query)
  const latest = posts.map(({ updatedAt }) => updatedAt).toSorted()
  const entries = posts.map((post) =>
    [
      '<entry>',
      element('title', post.title),
      `<link href="${xmlText(`${origin}${postHref(post)}`)}"/>`,
      element('id', `${origin}/blog#${post.id}`),
      element('published', publishedAt(post, config).toISOString()),
      element('updated', post.updatedAt),
      `<author>${element('name', authorName(post, live.published))}</author>`,
      `<category term="${post.category}" label="${xmlText(postCategories[post.category].title)}"/>`,
      element('summary', description(post)),
      '</entry>',
    ].join(''),
  )
  const feed = [
    element('title', `${config.blog.heading} | ${config.identity.name}`),
    element('id', `${origin}/blog`),
    element('updated', latest.at(-1) ?? now),
    `<link href="${xmlText(origin)}/blog"/>`,
    `<link href="${xmlText(origin)}/atom.xml" rel="self" type="application/atom+xml"/>`,
    ...entries,
  ]
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom">\n${feed.join('\n')}\n</feed>\n`
}
