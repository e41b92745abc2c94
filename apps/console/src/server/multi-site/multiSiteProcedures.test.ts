import { randomUUID } from 'node:crypto'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Role } from '@forecourt/rules/access/roles'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const north = () => world.north.siteId
const south = () => world.south.siteId
const staff = () => createTestCaller(world.db, buildSession('onboarder', null))
const dealer = (role: Role = 'groupManager') => createTestCaller(world.db, buildSession(role, world.north.organisationId))
const draftOf = async (siteId: string) => {
  const editing = await siteForEditing(world.db.platform, siteId)
  if (!editing) throw new Error('No such site.')
  return editing.draft
}
const tagline = (value: string) => ({ pointer: '/identity/tagline', reset: false as const, value })

describe('Work on several sites in the console', { shuffle: false }, () => {
  describe('One change at several sites', () => {
    test('Staff change sites of several organisations; publishing notifies the site servers, and undo restores the drafts', async () => {
      const bulkId = randomUUID()
      const { sites } = await staff().call.multiSite.dryRun({ siteIds: [north(), south()], change: tagline('Everywhere') })
      expect(sites).toMatchObject([
        { siteId: north(), before: 'empty', after: '“Everywhere”', isClean: true, mayPublish: true, obstacle: null },
        { siteId: south(), mayPublish: true },
      ])
      for (const { siteId, draftRevision } of sites) {
        const { call, refreshed } = staff()
        const change = { siteId, bulkId, change: tagline('Everywhere'), expectedRevision: draftRevision, publish: true }
        expect(await call.multiSite.change(change)).toMatchObject({ outcome: 'published', version: 2 })
        expect(refreshed).toHaveLength(1)
      }
      expect((await staff().call.multiSite.history()).changes[0]).toMatchObject({
        bulkId,
        where: 'Business › Tagline',
        authorName: 'onboarder person',
      })
      const { call, refreshed } = staff()
      expect(await call.multiSite.undo({ siteId: north(), bulkId })).toMatchObject({ outcome: 'undone', isLiveChanged: true })
      expect([refreshed.length, (await draftOf(north())).values.identity?.tagline]).toEqual([1, undefined])
    })

    test('A dealer can change only their own sites, and only settings for dealers', async () => {
      expect((await catchRefusal(dealer().call.multiSite.dryRun({ siteIds: [north(), south()], change: tagline('Mine') }))).code).toBe(
        'NOT_FOUND',
      )
      const reserved = { pointer: '/navigation/openOn', reset: false as const, value: 'hover' }
      const { sites } = await dealer().call.multiSite.dryRun({ siteIds: [north()], change: reserved })
      expect(sites[0]?.obstacle).toMatch(/only be changed by Forecourt staff/)
      const change = { siteId: north(), bulkId: randomUUID(), change: reserved, expectedRevision: (await draftOf(north())).revision }
      expect((await catchRefusal(dealer().call.multiSite.change(change))).message).toMatch(/only be changed by Forecourt staff/)
      expect(
        (await dealer().call.multiSite.history()).changes.flatMap(({ sites: reached }) => reached.map(({ siteId }) => siteId)),
      ).not.toContain(south())
    })

    test('An editor’s change is saved but not published', async () => {
      const { revision } = await draftOf(north())
      const change = { siteId: north(), bulkId: randomUUID(), change: tagline('Edited'), expectedRevision: revision, publish: true }
      expect(await dealer('editor').call.multiSite.change(change)).toMatchObject({ outcome: 'saved' })
      expect((await draftOf(north())).values.identity?.tagline).toBe('Edited')
    })

    test.each([
      { name: 'resetting a section', change: { pointer: '/theme', reset: true as const } },
      { name: 'an unknown setting', change: { pointer: '/no/such', reset: true as const } },
      { name: 'a single value for a list of items', change: { pointer: '/navigation/items', reset: false as const, value: [] } },
      { name: 'an item for a setting that is no list', change: { pointer: '/search/pageSize', add: { id: 'visit' } } },
      { name: 'an item id with a slash', change: { pointer: '/navigation/items', remove: 'a/b' } },
      { name: 'an added item that is marked as removed', change: { pointer: '/navigation/items', add: { id: 'visit', removed: true } } },
    ])('A change is refused: $name', async ({ change }) => {
      const dryRun = dealer().call.multiSite.dryRun({ siteIds: [north()], change })
      expect((await catchRefusal(dryRun)).code).toBe('BAD_REQUEST')
    })

    test('A page is copied to a site, and its blocks to a site that has the page, both after a dry run (RTE-21, RTE-23)', async () => {
      const pointer = '/pages/list'
      const { call } = staff()
      const blocks = [{ id: 'intro', kind: 'reasons', heading: 'Come and visit' }]
      const page = { id: 'visit', path: '/visit', title: 'Visit us', blocks }
      const apply = async (change: Parameters<typeof call.multiSite.change>[0]['change']) => {
        const { revision } = await draftOf(south())
        return call.multiSite.change({ siteId: south(), bulkId: randomUUID(), change, expectedRevision: revision, publish: false })
      }
      const [seen] = (await call.multiSite.dryRun({ siteIds: [south()], change: { pointer, add: page } })).sites
      expect(seen).toMatchObject({ isChanged: true, obstacle: null, sentences: [expect.stringContaining('Visit us')] })
      const others = { pointer: `${pointer}/visit/blocks`, replace: [{ id: 'intro', kind: 'reasons', heading: 'We are here' }] }
      const [without] = (await call.multiSite.dryRun({ siteIds: [south()], change: others })).sites
      expect(without).toMatchObject({ obstacle: 'There is no such page.' })
      expect(await apply({ pointer, add: page })).toMatchObject({ outcome: 'saved' })
      expect(await apply(others)).toMatchObject({ outcome: 'saved' })
      const [whole] = (await call.multiSite.lists({ siteIds: [south()], pointer })).sites
      expect(whole?.items.find(({ id }) => id === 'visit')).toMatchObject({ title: 'Visit us', blocks: [{ heading: 'We are here' }] })
      const [brief] = (await call.multiSite.lists({ siteIds: [south(), north()], pointer })).sites
      expect(brief?.items.some((item) => 'blocks' in item)).toBe(false)
    })

    test('A dealer can’t add an item to a list for staff only', async () => {
      const change = { pointer: '/footer/legalLinks', add: { id: 'terms', label: 'Terms', href: '/terms' } }
      const { sites } = await dealer().call.multiSite.dryRun({ siteIds: [north()], change })
      expect(sites[0]?.obstacle).toMatch(/only be changed by Forecourt staff/)
    })
  })

  describe('Comparing two sites', () => {
    test('Differences are shown as text with the layer of each value, and a value can be copied to the other draft', async () => {
      const { differences, left, right } = await staff().call.multiSite.compare({ siteId: north(), otherId: south() })
      expect([left.name, right.name]).toEqual(['north Motors', 'south Motors'])
      const name = differences.find(({ pointer }) => pointer === '/identity/name')
      expect(name).toMatchObject({
        canCopy: true,
        left: { text: '“north Motors”', origin: 'north Motors' },
        right: { text: '“south Motors”' },
      })
      const { revision } = await draftOf(south())
      await staff().call.multiSite.copy({ siteId: south(), fromId: north(), pointer: '/identity/tagline', expectedRevision: revision })
      expect((await draftOf(south())).values.identity?.tagline).toBe('Edited')
    })

    test('Comparing with or copying from a site of another organisation is refused', async () => {
      expect((await catchRefusal(dealer().call.multiSite.compare({ siteId: north(), otherId: south() }))).code).toBe('NOT_FOUND')
      const copy = { siteId: north(), fromId: south(), pointer: '/identity/tagline', expectedRevision: (await draftOf(north())).revision }
      expect((await catchRefusal(dealer().call.multiSite.copy(copy))).code).toBe('NOT_FOUND')
    })
  })

  describe('Cloning a site', () => {
    const wanted = () => ({
      siteId: north(),
      organisationId: world.south.organisationId,
      slug: 'cloned',
      name: 'Cloned',
      host: 'cloned.localhost',
      dealershipIds: [world.south.dealershipId],
      country: 'AU' as const,
    })

    test('The clone belongs to the chosen organisation, and a host or short name in use is refused at its field', async () => {
      const { leftOut, dealerships } = await staff().call.multiSite.cloneChoices()
      expect(leftOut).toContain('Business › Public email')
      expect(dealerships.map(({ id }) => id)).toEqual([world.north.dealershipId, world.south.dealershipId])
      const { id } = await staff().call.multiSite.clone(wanted())
      expect((await draftOf(id)).values.identity).toEqual({ name: 'Cloned' })
      expect((await catchRefusal(staff().call.multiSite.clone({ ...wanted(), slug: 'other' }))).detail.fields).toHaveProperty('host')
      expect((await catchRefusal(staff().call.multiSite.clone({ ...wanted(), host: 'other.localhost' }))).detail.fields).toHaveProperty(
        'slug',
      )
    })

    test('A role of one organisation can’t clone a site for another', async () => {
      expect(
        (
          await catchRefusal(
            createTestCaller(world.db, buildSession('onboarder', world.north.organisationId)).call.multiSite.clone(wanted()),
          )
        ).code,
      ).toBe('NOT_FOUND')
    })
  })
})
