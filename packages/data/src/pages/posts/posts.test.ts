import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRecord, removeRecord, undoRecord, updateRecord } from '../../edited-records/editRecord'
import type { PublishedSite } from '../../sites/publishedSites'
import { buildActor } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { featuredPosts, movedPost, postsStartOrEnd } from './livePosts'
import { loadBlog } from './loadBlog'
import { loadPost } from './loadPost'
import { postKind } from './postKind'

const world = useWorld()
const now = '2026-03-11T03:30:00.000Z'
const editing = { allowedSiteIds: null, actor: buildActor }
let site: PublishedSite

const scope = () => world.db.forOrganisation(world.north.organisationId)
const blank = { ...blankValues(postFields), body: 'Words.', state: 'published', publishOn: '2026-03-01' } as PostValues
const values = (title: string, over: Partial<PostValues> = {}): PostValues => ({ ...blank, title, ...over })
const create = async (title: string, over: Partial<PostValues> = {}, within = editing) => {
  const made = await createRecord(scope(), postKind, world.north.organisationId, {
    ...within,
    key: crypto.randomUUID(),
    values: values(title, over),
  })
  return made
}
const createOrThrow = async (title: string, over: Partial<PostValues> = {}) => {
  const made = await create(title, over)
  if (!made.ok) throw new Error(JSON.stringify(made))
  return made.record
}
const list = (over = {}) => scope().transaction((tx) => loadBlog(tx, site, { category: null, tag: null, number: 1, ...over }, now))
const titles = (posts: readonly { title: string }[] | undefined) => posts?.map(({ title }) => title)

beforeEach(async () => {
  const found = await liveSite(world.db, world.north.siteId)
  site = { ...found, config: { ...found.config, identity: { ...found.config.identity, timeZone: 'Australia/Sydney' } } }
  await world.db.platform.transaction((tx) => tx.post.deleteMany({}))
})

describe('Posts that dealers write (RTE-24)', () => {
  it.each([
    { name: 'the minute of a post', moment: ['2026-03-11', 870], before: ['2026-03-11', 869], expires: true },
    { name: 'the minute after', moment: ['2026-03-11', 871], before: ['2026-03-11', 870], expires: false },
    { name: 'the minute before', moment: ['2026-03-11', 869], before: ['2026-03-11', 868], expires: false },
    { name: 'the first check after a day without checks', moment: ['2026-03-12', 0], before: ['2026-03-10', 1439], expires: true },
    { name: 'midnight for a post without a time', moment: ['2026-03-14', 0], before: ['2026-03-13', 1439], expires: true },
  ] as const)('Posts that dealers write expire pages at $name: $expires', async ({ moment, before, expires }) => {
    await createOrThrow('At half past two', { publishOn: '2026-03-11', publishTime: '14:30' })
    await createOrThrow('All day', { publishOn: '2026-03-14' })
    await createOrThrow('Not yet', { publishOn: '2026-03-11', publishTime: '14:31', state: 'draft' })
    const at = ([date, minutes]: readonly [string, number]) => ({ date, minutes })
    expect(await postsStartOrEnd(scope(), world.north.organisationId, at(moment), at(before))).toBe(expires)
  })

  it('Posts that dealers write have an address from their title, which redirects when it changes', async () => {
    const post = await createOrThrow('A week with the RAV4!')
    expect(post.slug).toBe('a-week-with-the-rav4')
    expect(await createOrThrow('A week with the RAV4')).toMatchObject({ slug: 'a-week-with-the-rav4-2' })
    const changed = await updateRecord(scope(), postKind, post.id, {
      ...editing,
      values: values('A week', { slug: 'a-week' }),
      expectedRevision: 1,
    })
    expect(changed).toMatchObject({ ok: true, record: { slug: 'a-week' } })
    expect(await movedPost(world.db, site, 'a-week-with-the-rav4', now)).toBe('a-week')
    expect(await movedPost(world.db, site, 'a-week', now)).toBeNull()
    expect(await movedPost(world.db, site, 'nothing-like-it', now)).toBeNull()
    // A post that takes the old address replaces the redirect.
    await createOrThrow('Another', { slug: 'a-week-with-the-rav4' })
    expect(await movedPost(world.db, site, 'a-week-with-the-rav4', now)).toBeNull()
  })

  it('Posts that dealers write are refused at the invalid field, and can be restored when removed', async () => {
    expect(await create('', { publishTime: '25:00', slug: 'news', carsFrom: 'https://elsewhere.example/' })).toMatchObject({
      ok: false,
      fields: {
        title: 'Enter a title.',
        publishTime: expect.stringContaining('09:30'),
        slug: expect.stringContaining('used for lists of posts'),
        carsFrom: expect.stringContaining('/search'),
      },
    })
    const post = await createOrThrow('Gone and back', { tags: 'EV, towing' })
    expect(await create('Other', { slug: post.slug })).toMatchObject({ ok: false, fields: { slug: 'Another post has this address.' } })
    expect(await removeRecord(scope(), postKind, post.id, { ...editing, expectedRevision: 1 })).toMatchObject({ ok: true })
    const back = await undoRecord(scope(), postKind, post.id, { ...editing, organisationId: world.north.organisationId })
    expect(back).toMatchObject({ ok: true, record: { slug: 'gone-and-back', tags: 'EV, towing' } })
  })

  it('Posts that dealers write are on the sites that their writer may edit', async () => {
    const made = await create('Ours alone', {}, { ...editing, allowedSiteIds: [world.north.siteId] } as never)
    expect(made).toMatchObject({ ok: true, record: { sites: [{ id: world.north.siteId }], sharedWith: [] } })
  })
})

describe('Posts on a site (RTE-24, CNT-10)', () => {
  it('Posts on a site go live at their time in the site’s time zone, and drafts never', async () => {
    await createOrThrow('Here')
    await createOrThrow('This minute', { publishOn: '2026-03-11', publishTime: '14:30' })
    await createOrThrow('The next minute', { publishOn: '2026-03-11', publishTime: '14:31' })
    await createOrThrow('Tomorrow', { publishOn: '2026-03-12' })
    const draft = await createOrThrow('Unfinished', { state: 'draft' })
    await createOrThrow('Elsewhere', { excludedSiteIds: [world.north.siteId] })
    expect(titles((await list())?.featured)).toEqual(['This minute', 'Here'])
    const page = (slug: string) =>
      scope().transaction((tx) => loadPost(tx, site, slug, { now, site: { names: {} } as never, search: undefined }))
    expect(await page(draft.slug)).toBeNull()
    expect((await page('here'))?.post.title).toBe('Here')
  })

  it('Posts on a site are listed with four featured first, and the others by page, category and tag', async () => {
    for (let day = 1; day <= 9; day++)
      await createOrThrow(`Day ${day}`, {
        publishOn: `2026-02-0${day}`,
        featured: day === 1,
        category: day % 2 ? 'news' : 'ownership',
        tags: day > 7 ? 'Towing' : null,
      })
    site = { ...site, config: { ...site.config, blog: { ...site.config.blog, pageSize: 3 } } }
    const first = await list()
    expect(titles(first?.featured)).toEqual(['Day 1', 'Day 9', 'Day 8', 'Day 7'])
    expect(titles(first?.posts)).toEqual(['Day 6', 'Day 5', 'Day 4'])
    expect(first).toMatchObject({ total: 9, pageCount: 2 })
    expect(first?.categories).toEqual([
      { category: 'news', count: 5, imageKey: null },
      { category: 'ownership', count: 4, imageKey: null },
    ])
    const second = await list({ number: 2 })
    expect([titles(second?.featured), titles(second?.posts)]).toEqual([[], ['Day 3', 'Day 2']])
    expect(await list({ number: 3 })).toBeNull()
    expect(titles((await list({ category: 'ownership' }))?.posts)).toEqual(['Day 8', 'Day 6', 'Day 4'])
    expect(await list({ tag: 'towing' })).toMatchObject({ total: 2, tagName: 'Towing' })
    expect(await list({ tag: 'boats' })).toBeNull()
    expect((await list({ category: 'community' }))?.total).toBe(0)
    const news = await scope().transaction((tx) => featuredPosts(tx, site, { limit: 4, category: 'news' }, now))
    expect(titles(news)).toEqual(['Day 1', 'Day 9', 'Day 7', 'Day 5'])
  })
})
