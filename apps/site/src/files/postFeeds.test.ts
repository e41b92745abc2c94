import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { useWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { postsAtom, postsRss } from './postFeeds'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

const read = async () => {
  const published = await publishedSite(world.db, world.north.siteId)
  if (!published) throw new Error('The site is not published.')
  const live = {
    published,
    siteData: () => loadSiteData(world.db, published, now),
    stockIndex: () => Promise.reject(new Error('Not needed')),
  }
  const query = { db: world.db, origin: 'https://north.example', now }
  return { timeZone: published.config.identity.timeZone, feeds: [await postsRss(live, query), await postsAtom(live, query)] }
}

test('Feeds of posts are valid XML whatever a post contains: control characters, or half an emoji at a cut (RTE-24)', async () => {
  const { organisationId } = world.north
  const post = {
    ...{ slug: 'new', title: 'New\u000b & “used”\u001f <Rio>', body: `${'a'.repeat(299)}😀 more`, category: 'news' },
    ...{ state: 'published', publishOn: '2026-05-01', author: 'Kim\u0008 Lee' },
  }
  await world.db.platform.transaction((tx) => tx.post.create({ data: { organisationId, ...post } }))
  const { feeds } = await read()
  for (const feed of feeds) {
    expect(feed).toContain('New &amp; “used” &lt;Rio&gt;')
    expect(feed).toContain('Kim Lee')
    expect(feed).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/u)
  }
})

test('Feeds give the instant at which a post went live in its site’s time zone, and list no future post (RTE-24)', async () => {
  const { organisationId } = world.north
  const post = { title: 'Timed', body: 'Now.', category: 'news', state: 'published' }
  await world.db.platform.transaction((tx) =>
    tx.post.createMany({
      data: [
        { organisationId, ...post, slug: 'timed', publishOn: '2026-06-01', publishTime: '11:30' },
        { organisationId, ...post, slug: 'untimed', publishOn: '2026-01-10' },
      ],
    }),
  )
  const { timeZone, feeds } = await read()
  expect(timeZone).toBe('Australia/Sydney')
  expect(feeds[0]).toContain('<pubDate>Mon, 01 Jun 2026 01:30:00 GMT</pubDate>')
  expect(feeds[0]).toContain('<pubDate>Fri, 09 Jan 2026 13:00:00 GMT</pubDate>')
  expect(feeds[1]).toContain('<published>2026-06-01T01:30:00.000Z</published>')
})
