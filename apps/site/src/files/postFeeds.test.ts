import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { useWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { postsAtom, postsRss } from './postFeeds'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

test('Feeds of posts are XML whatever was pasted into one: control characters, half an emoji where a text is cut (RTE-24)', async () => {
  const { organisationId, siteId } = world.north
  const post = {
    ...{ slug: 'new', title: 'New\u000b & “used”\u001f <Rio>', body: `${'a'.repeat(299)}😀 more`, category: 'news' },
    ...{ state: 'published', publishOn: '2026-05-01', author: 'Kim\u0008 Lee' },
  }
  await world.db.platform.transaction((tx) => tx.post.create({ data: { organisationId, ...post } }))
  const published = await publishedSite(world.db, siteId)
  if (!published) throw new Error('The site is not published.')
  const live = {
    published,
    siteData: () => loadSiteData(world.db, published, now),
    stockIndex: () => Promise.reject(new Error('Not needed')),
  }
  const asking = { db: world.db, origin: 'https://north.example', now }
  const feeds = [await postsRss(live, asking), await postsAtom(live, asking)]
  for (const feed of feeds) {
    expect(feed).toContain('New &amp; “used” &lt;Rio&gt;')
    expect(feed).toContain('Kim Lee')
    expect(feed).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/u)
  }
})
