import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { storedState } from '../testing/storedState'

const world = testWorld()
const north = () => world.north.siteId
const staff = () => createTestCaller(world.db, buildSession('platformAdmin', null))
const dealer = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId))

const draftOf = async (siteId: string) => {
  const editing = await siteForEditing(world.db.platform, siteId)
  if (!editing) throw new Error('No such site.')
  return editing.draft
}
const auditOf = (siteId: string) =>
  world.db.platform.transaction((tx) =>
    tx.auditEntry.findMany({ where: { siteId }, orderBy: { id: 'asc' }, select: { action: true, actorName: true } }),
  )

const save = (values: ConfigValues, expectedRevision: number, by = staff()) =>
  by.call.sites.saveDraft({ siteId: north(), values, expectedRevision })
const withTagline = (values: ConfigValues, tagline: string): ConfigValues => ({ ...values, identity: { ...values.identity, tagline } })
/** Saves the draft as staff with another tagline; returns its revision. */
const edit = async (tagline: string) => {
  const { values, revision } = await draftOf(north())
  return (await save(withTagline(values, tagline), revision)).revision
}
const publish = (expectedRevision: number, expectedVersion: number | null, { note = '', by = staff() } = {}) =>
  by.call.sites.publish({ siteId: north(), expectedRevision, expectedVersion, note })
const importText = (text: string, expectedRevision: number) => staff().call.sites.importConfig({ siteId: north(), text, expectedRevision })
const liveVersion = async () => (await staff().call.sites.getOne({ id: north() })).liveVersion

describe('Sites in the console', { shuffle: false }, () => {
  describe('Saving a draft', () => {
    test('A saved draft is stored with a new revision, and the audit names the user', async () => {
      const revision = await edit('Honest cars')
      expect(await draftOf(north())).toMatchObject({
        revision,
        updatedBy: 'platformAdmin person',
        values: { identity: { tagline: 'Honest cars' } },
      })
      expect((await auditOf(north())).at(-1)).toEqual({ action: 'site.saveDraft', actorName: 'platformAdmin person' })
    })

    test('An invalid draft is saved with its problems, and can’t be published until the named settings are fixed', async () => {
      const { values, revision } = await draftOf(north())
      const saved = await save({ ...values, theme: { brandColour: 'purple' } }, revision)
      expect(saved.problems.map(({ pointer }) => pointer)).toContain('/theme/brandColour')
      const { code, message, detail } = await catchRefusal(publish(saved.revision, await liveVersion()))
      expect([code, message]).toEqual(['BAD_REQUEST', '1 setting needs attention before you can publish.'])
      expect(detail.problems?.map(({ pointer }) => pointer)).toEqual(['/theme/brandColour'])
      await save(values, saved.revision)
    })

    test('An unknown setting is refused by name, and nothing is stored', async () => {
      const { values, revision } = await draftOf(north())
      const before = await storedState(world.db)
      for (const unknown of [{ hack: 1 }, { header: { anouncement: 'Hello' } }]) {
        const { code, message } = await catchRefusal(save({ ...values, ...unknown } as ConfigValues, revision))
        expect([code, message]).toEqual(['BAD_REQUEST', expect.stringMatching(/is not a setting of/)])
      }
      expect(await storedState(world.db)).toBe(before)
    })

    test('If another user saved first, the save is refused and the response contains their draft', async () => {
      const { values, revision } = await draftOf(north())
      await saveDraft(world.db.platform, {
        siteId: north(),
        values: withTagline(values, 'Theirs'),
        expectedRevision: revision,
        actor: { userId: null, name: 'Jonah' },
      })
      const before = await storedState(world.db)
      const { code, message, detail } = await catchRefusal(save(withTagline(values, 'Mine'), revision))
      expect([code, message]).toEqual(['CONFLICT', 'Jonah saved this draft in the meantime.'])
      expect(detail.conflict).toMatchObject({ revision: revision + 1, updatedBy: 'Jonah', values: { identity: { tagline: 'Theirs' } } })
      expect(await storedState(world.db)).toBe(before)
    })

    test('Removing a mandatory menu item is refused with its name (NAV-04)', async () => {
      const { revision, values } = await draftOf(north())
      const { config } = (await staff().call.sites.forEditing({ siteId: north() })).live ?? {}
      const item = config?.navigation.items[0]
      if (!item) throw new Error('The test site has no menu.')
      await world.db.platform.transaction((tx) =>
        tx.layer.update({
          where: { id: 'template-plain' },
          data: { values: { navigation: { items: [{ id: item.id, mandatory: true }] } } },
        }),
      )
      const without: ConfigValues = { ...values, navigation: { items: [{ id: item.id, removed: true }] } } as ConfigValues
      const refused = await catchRefusal(save(without, revision))
      expect(refused.code).toBe('BAD_REQUEST')
      expect(refused.message).toContain(item.label)
      const imported = await catchRefusal(importText(JSON.stringify(without), revision))
      expect([imported.code, imported.message]).toEqual(['BAD_REQUEST', refused.message])
      expect((await draftOf(north())).revision).toBe(revision)
    })

    test('A locked setting can’t be changed, and a staff setting can’t be changed by a dealer (CFG-11)', async () => {
      const { values, revision } = await draftOf(north())
      const locked = { ...values, identity: { ...values.identity, country: 'NZ' as const } }
      expect((await catchRefusal(save(locked, revision))).code).toBe('BAD_REQUEST')
      const staffOnly = { ...values, navigation: { openOn: 'hover' as const } }
      const refused = await catchRefusal(save(staffOnly, revision, dealer()))
      expect(refused.message).toMatch(/can only be changed by Forecourt staff/)
      expect(refused.detail.problems?.map(({ pointer }) => pointer)).toEqual(['/navigation/openOn'])
      expect((await save(withTagline(values, 'By the dealer'), revision, dealer())).revision).toBe(revision + 1)
    })
  })

  describe('Publishing a site', () => {
    test('The draft becomes the next version, the site servers are notified, and the audit names the user', async () => {
      const revision = await edit('To be published')
      const version = await liveVersion()
      const by = staff()
      const published = await publish(revision, version, { by, note: 'New tagline' })
      expect(published).toMatchObject({ version: (version ?? 0) + 1, message: `Version ${(version ?? 0) + 1} is live.` })
      expect(by.refreshed).toEqual([
        { kind: 'site', organisationId: world.north.organisationId, siteId: north(), version: published.version },
      ])
      expect((await auditOf(north())).at(-1)).toEqual({ action: 'site.publish', actorName: 'platformAdmin person' })
      const { versions } = await by.call.sites.listVersions({ siteId: north() })
      expect(versions[0]).toMatchObject({ number: published.version, note: 'New tagline', author: 'platformAdmin person', live: true })
    })

    test('A site server that is down does not undo a publish, and is named in the message', async () => {
      const revision = await edit('While the site is down')
      const by = createTestCaller(world.db, buildSession('platformAdmin', null), {
        refreshSites: async () => [{ url: 'http://site', ok: false, message: 'can’t be reached' }],
      })
      const published = await publish(revision, await liveVersion(), { by })
      expect(published.message).toMatch(/is published\. The site server can’t be reached/)
      expect(await liveVersion()).toBe(published.version)
    })

    test('If two users publish at once, one succeeds and the other gets a conflict', async () => {
      const revision = await edit('Raced')
      const version = await liveVersion()
      const answers = await Promise.all([1, 2].map(() => catchRefusal(publish(revision, version))))
      expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'answered'])
      expect(answers.find(({ code }) => code === 'CONFLICT')?.detail.conflict).toMatchObject({ version: (version ?? 0) + 1 })
      expect(await liveVersion()).toBe((version ?? 0) + 1)
    })

    test('A draft that changed since the user saw it is not published', async () => {
      const revision = await edit('Seen')
      await edit('Moved on')
      const by = staff()
      const { code, detail } = await catchRefusal(publish(revision, await liveVersion(), { by }))
      expect([code, detail.conflict?.revision, detail.conflict?.values.identity?.tagline]).toEqual(['CONFLICT', revision + 1, 'Moved on'])
      expect(by.refreshed).toEqual([])
    })
  })

  describe('The history of a site’s versions', () => {
    test('Rolling back makes an earlier version live, keeps the draft and notifies the site servers', async () => {
      const draft = await draftOf(north())
      const { call, refreshed } = staff()
      const answer = await call.sites.rollBack({ siteId: north(), version: 1, expectedVersion: await liveVersion() })
      expect(answer.message).toBe('Version 1 is live.')
      expect([await liveVersion(), refreshed.length]).toEqual([1, 1])
      // The site's card names the user who rolled back, not the original publisher.
      const [card] = (await call.sites.getList({ filter: { q: 'north' } })).data
      expect(card).toMatchObject({ liveVersion: 1, rolledBack: { by: 'platformAdmin person', at: expect.stringMatching(/Z$/) } })
      expect(await draftOf(north())).toEqual(draft)
      expect((await auditOf(north())).at(-1)?.action).toBe('site.rollBack')
    })

    test('Rolling back is refused if another version went live in the meantime, or the version does not exist', async () => {
      expect((await catchRefusal(staff().call.sites.rollBack({ siteId: north(), version: 2, expectedVersion: 99 }))).code).toBe('CONFLICT')
      expect((await catchRefusal(staff().call.sites.rollBack({ siteId: north(), version: 99, expectedVersion: 1 }))).code).toBe('NOT_FOUND')
    })

    test('Restoring copies an earlier version into the draft and publishes nothing', async () => {
      const { revision } = await draftOf(north())
      const live = await liveVersion()
      const restored = await staff().call.sites.restore({ siteId: north(), version: 2, expectedRevision: revision })
      const { values } = await staff().call.sites.getVersion({ siteId: north(), version: 2 })
      expect(await draftOf(north())).toMatchObject({ revision: restored.revision, values })
      expect(await liveVersion()).toBe(live)
    })

    test('Two versions, or the live version and the draft, are compared as text', async () => {
      const between = await staff().call.sites.compareVersions({ siteId: north(), from: 1, to: 2 })
      expect(between.changes.map(({ pointer }) => pointer)).toContain('/identity/tagline')
      await edit('Only in the draft')
      const draft = await staff().call.sites.compareVersions({ siteId: north(), from: 'live', to: 'draft' })
      expect(draft.changes.map(({ sentence }) => sentence).join()).toContain('Only in the draft')
    })
  })

  describe('Import and export', () => {
    test('An exported config imports unchanged', async () => {
      const { text, fileName } = await staff().call.sites.exportConfig({ siteId: north() })
      expect(fileName).toBe('north.config.json')
      const { values, revision } = await draftOf(north())
      expect((await importText(text, revision)).values).toEqual(values)
    })

    const refusals = [
      { name: 'malformed JSON', text: '{"identity": {"name": }', expected: /not valid JSON/ },
      { name: 'JSON that is no config', text: '[1, 2]', expected: /holds no config/ },
      { name: 'an unknown key', text: '{"identity": {"nmae": "X"}}', expected: /nmae/ },
      { name: 'an unknown section', text: '{"colours": {}}', expected: /colours/ },
      { name: 'a value of the wrong kind', text: '{"stock": {"minImageCount": "many"}}', expected: /./ },
      { name: 'a __proto__ key', text: '{"__proto__": {"admin": true}}', expected: /./ },
      { name: 'five megabytes', text: `{"identity": {"name": "${'x'.repeat(5_000_000)}"}}`, expected: /larger than/ },
    ]
    test.each(refusals)('An import with $name is refused entirely', async ({ text, expected }) => {
      const before = await storedState(world.db)
      const { revision } = await draftOf(north())
      const { code, message, detail } = await catchRefusal(importText(text, revision))
      expect(code).toBe('BAD_REQUEST')
      expect(message).toMatch(expected)
      expect(detail.problems?.length).toBeGreaterThan(0)
      expect(await storedState(world.db)).toBe(before)
    })
  })

  test('A new site starts with an empty draft, and a short name or host in use is refused at its field', async () => {
    const { call } = staff()
    const input = {
      organisationId: world.north.organisationId,
      slug: 'second',
      name: 'Second',
      templateLayerId: 'template-plain',
      hosts: ['second.example'],
    }
    const { id } = await call.sites.create(input)
    expect(await call.sites.getOne({ id })).toMatchObject({ slug: 'second', liveVersion: null, address: 'http://second.example:3000' })
    expect((await catchRefusal(call.sites.create({ ...input, hosts: ['third.example'] }))).detail.fields).toHaveProperty('slug')
    expect((await catchRefusal(call.sites.create({ ...input, slug: 'third' }))).detail.fields).toHaveProperty('hosts')
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['site.create'])
  })

  test('The editor loads the user’s role and permissions', async () => {
    const forDealer = await dealer().call.sites.forEditing({ siteId: north() })
    expect([forDealer.role, forDealer.can]).toEqual([
      'dealer',
      { edit: true, editLocations: true, publish: true, share: true, waive: true, readOffers: true },
    ])
    const editor = createTestCaller(world.db, buildSession('editor', world.north.organisationId))
    expect((await editor.call.sites.forEditing({ siteId: north() })).can).toEqual({
      edit: true,
      editLocations: true,
      publish: false,
      share: true,
      waive: false,
      readOffers: false,
    })
    expect(forDealer.layers.map(({ kind }) => kind)).toEqual(['platform', 'template'])
    expect(forDealer.site.address).toBe('http://north.localhost:3000')
  })
})
