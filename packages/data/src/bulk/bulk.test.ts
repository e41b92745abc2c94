import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { setValue } from '@forecourt/schema/layers/setValue'
import { orderItems } from '@forecourt/schema/layers/withListOrder'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { describe, expect, it } from 'vitest'
import { addImage } from '../images/addImage'
import { insertLayer } from '../layers/insertLayer'
import { cloneSite, notCloned } from '../sites/cloneSite'
import { siteLayer } from '../sites/lockDraft'
import { publishedSite } from '../sites/publishedSites'
import { buildActor as actor } from '../testing/buildWorld'
import { changeDraft, readDraft } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import type { SettingChange } from './applyChange'
import { changeSetting } from './changeSetting'
import { listsAtSites } from './listsAtSites'
import { previewChange } from './previewChange'
import { listBulkChanges, undoBulkChange } from './undoBulkChange'

const world = useWorld()
const platform = () => world.db.platform
const north = () => world.north.siteId
const south = () => world.south.siteId

const editing = (siteId: string) => readDraft(platform(), siteId)
const save = (siteId: string, change: (values: ConfigValues) => ConfigValues) => changeDraft(platform(), siteId, change)
const pageSize = (value: number): SettingChange => ({ pointer: '/search/pageSize', reset: false, value })
const apply = async (bulkId: string, siteId: string, change: SettingChange, publish = false) =>
  changeSetting(platform(), {
    bulkId,
    siteId,
    change,
    expectedRevision: (await editing(siteId)).draft.revision,
    publish,
    note: 'Everywhere',
    actor,
  })
const undo = (bulkId: string, siteId: string, mayPublish = true) => undoBulkChange(platform(), { bulkId, siteId, mayPublish, actor })
const live = async (siteId: string) => (await publishedSite(world.db, siteId))?.config.search.pageSize

describe('Bulk changes and clones of sites', { shuffle: false }, () => {
  describe('A change at several sites', () => {
    it('A change at several sites previews the value before and after at each site, and what prevents the change', async () => {
      const sites = await previewChange(platform(), [north(), south(), 'no-such-site'], pageSize(24))
      expect(sites).toMatchObject([
        { siteId: north(), before: '21', after: '24', isChanged: true, obstacle: null, isClean: true },
        { siteId: south(), before: '21', after: '24', isChanged: true, obstacle: null, isClean: true },
      ])
      expect(sites.map(({ looksSame }) => looksSame)).toEqual([false, false])
      expect(sites[0]).toMatchObject({ overwritten: null, country: 'AU', template: 'Plain' })
      const [unchanged] = await previewChange(platform(), [north()], pageSize(21))
      expect(unchanged).toMatchObject({ before: '21', after: '21', isChanged: true, looksSame: true })
      const [locked] = await previewChange(platform(), [north()], { pointer: '/identity/country', reset: false, value: 'NZ' })
      expect(locked).toMatchObject({ before: 'Australia', after: 'Australia', obstacle: expect.stringContaining('Plain has locked') })
      const [invalid] = await previewChange(platform(), [north()], pageSize(-1))
      expect(invalid).toMatchObject({ obstacle: expect.stringContaining('Cars per page') })
    })

    it('A change at several sites shows a site’s own value that it would replace', async () => {
      const announce = { pointer: '/header/announcement', reset: false, value: 'Easter hours' } as const
      expect((await previewChange(platform(), [south()], announce))[0]?.overwritten).toBeNull()
      const restore = (await editing(south())).draft.values
      await save(south(), (values) => ({ ...values, header: { announcement: 'Open late' } }))
      expect((await previewChange(platform(), [south()], announce))[0]).toMatchObject({ overwritten: '“Open late”', isChanged: true })
      await save(south(), () => restore)
    })

    it('A change at several sites is saved in drafts, published where the draft has no other changes, and undone', async () => {
      await save(south(), (values) => ({ ...values, header: { announcement: 'Waiting' } }))
      expect(await apply('first', north(), pageSize(24), true)).toMatchObject({ outcome: 'published', version: 2 })
      expect(await apply('first', south(), pageSize(24), true)).toMatchObject({
        outcome: 'saved',
        message: 'Its draft has other changes, so it was not published.',
      })
      expect([await live(north()), await live(south())]).toEqual([24, 21])
      expect((await editing(south())).draft.values).toMatchObject({ search: { pageSize: 24 }, header: { announcement: 'Waiting' } })
      expect((await listBulkChanges(platform()))[0]).toMatchObject({
        bulkId: 'first',
        pointer: '/search/pageSize',
        sites: [
          { siteId: south(), published: false, undone: false },
          { siteId: north(), published: true, undone: false },
        ],
      })
      expect(await undo('first', north(), false)).toMatchObject({ outcome: 'kept', isLiveChanged: false })
      expect(await undo('first', north())).toEqual({ outcome: 'undone', message: null, isLiveChanged: true })
      expect(await undo('first', south())).toMatchObject({ outcome: 'undone', isLiveChanged: false })
      expect([await live(north()), (await editing(south())).draft.values.search]).toEqual([21, undefined])
      expect(await undo('first', south())).toMatchObject({ outcome: 'kept', message: 'It was already undone.' })
    })

    it('A change at several sites resumes without changing a site twice, and is refused if the draft is stale or would be invalid', async () => {
      expect(await apply('second', north(), pageSize(27))).toMatchObject({ outcome: 'saved' })
      expect(await apply('second', north(), pageSize(27))).toMatchObject({ outcome: 'unchanged' })
      expect(await apply('third', north(), pageSize(27))).toMatchObject({ outcome: 'unchanged', message: null })
      expect(await apply('fourth', north(), pageSize(-1))).toMatchObject({
        outcome: 'refused',
        message: expect.stringContaining('Cars per page'),
      })
      const stale = { bulkId: 'fifth', siteId: north(), change: pageSize(30), expectedRevision: 1, publish: false, note: '', actor }
      expect(await changeSetting(platform(), stale)).toMatchObject({
        outcome: 'refused',
        message: expect.stringContaining('changed the draft'),
      })
    })

    it('A change at several sites keeps later changes when it is undone; a reset restores the earlier value', async () => {
      await save(north(), (values) => ({ ...values, search: { pageSize: 33 } }))
      expect(await undo('second', north())).toEqual({
        outcome: 'kept',
        message: 'Test has changed the setting since.',
        isLiveChanged: false,
      })
      expect(await apply('reset', north(), { pointer: '/search/pageSize', reset: true })).toMatchObject({ outcome: 'saved' })
      expect((await editing(north())).draft.values.search).toBeUndefined()
      await undo('reset', north())
      expect((await editing(north())).draft.values.search).toEqual({ pageSize: 33 })
    })

    it('A change at several sites cannot read or change sites of another organisation', async () => {
      const scope = world.db.forOrganisation(world.north.organisationId)
      expect(await previewChange(scope, [south()], pageSize(24))).toEqual([])
      const bulk = { bulkId: 'foreign', siteId: south(), change: pageSize(24), expectedRevision: 1, publish: false, note: '', actor }
      expect(await changeSetting(scope, bulk)).toMatchObject({ outcome: 'refused', message: 'The site no longer exists.' })
      expect(await undoBulkChange(scope, { bulkId: 'first', siteId: south(), mayPublish: true, actor })).toMatchObject({ outcome: 'kept' })
      expect((await listBulkChanges(scope)).flatMap(({ sites }) => sites.map(({ siteId }) => siteId))).not.toContain(south())
    })
  })

  describe('A change of a list at several sites', () => {
    const menu = '/navigation/items'
    const visit = { id: 'visit', label: 'Visit us', href: '/contact' }
    const labels = async (siteId: string) => {
      const { layers, draft, site } = await editing(siteId)
      return resolveConfig([...layers, siteLayer(site.name, draft.values)]).config.navigation.items.map(({ label }) => label)
    }
    const navigationOf = async (siteId: string) => (await editing(siteId)).draft.values.navigation

    it('A change of a list at several sites previews its effect in sentences, and the sites that have the item already', async () => {
      await save(south(), (values) => ({ ...values, navigation: { items: [visit] } }))
      expect(await previewChange(platform(), [north(), south()], { pointer: menu, add: visit })).toMatchObject([
        { sentences: ['Menu: “Visit us” added'], before: 'not set', after: '“Visit us”', isChanged: true, obstacle: null },
        { sentences: [], isChanged: false },
      ])
      expect(
        (await previewChange(platform(), [north(), south()], { pointer: menu, remove: 'visit' })).map(({ isChanged }) => isChanged),
      ).toEqual([false, true])
      await save(south(), ({ navigation: _menu, ...values }) => values)
    })

    it('A change of a list at several sites adds an item at the end, changes it where it exists, and undoes both', async () => {
      const before = await labels(north())
      expect(await apply('add', north(), { pointer: menu, add: visit })).toMatchObject({ outcome: 'saved' })
      expect(await labels(north())).toEqual([...before, 'Visit us'])
      expect((await listBulkChanges(platform()))[0]?.where).toBe('Menu › Menu items › Visit us')

      const relabel: SettingChange = { pointer: `${menu}/visit/label`, reset: false, value: 'Find us' }
      expect((await previewChange(platform(), [south()], relabel))[0]?.obstacle).toBe('There is no such menu item.')
      expect(await apply('relabel', south(), relabel)).toMatchObject({ outcome: 'refused', message: 'There is no such menu item.' })
      expect(await apply('relabel', north(), relabel)).toMatchObject({ outcome: 'saved' })
      expect((await labels(north())).at(-1)).toBe('Find us')
      // Another user changed the item since it was added.
      expect(await undo('add', north())).toMatchObject({ outcome: 'kept' })
      expect(await undo('relabel', north())).toMatchObject({ outcome: 'undone' })
      expect(await undo('add', north())).toMatchObject({ outcome: 'undone' })
      expect([await labels(north()), await navigationOf(north())]).toEqual([before, undefined])
    })

    it('A change of a list at several sites removes an inherited item, keeps the order of the others, and restores it', async () => {
      const before = await labels(north())
      const change: SettingChange = { pointer: `${menu}/service/label`, reset: false, value: 'Servicing' }
      expect(await apply('before', north(), change)).toMatchObject({ outcome: 'saved' })
      expect(await apply('remove', north(), { pointer: menu, remove: 'service' })).toMatchObject({ outcome: 'saved' })
      expect(await labels(north())).toEqual(before.filter((label) => label !== 'Service'))
      await undo('remove', north())
      expect(await labels(north())).toEqual(before.map((label) => (label === 'Service' ? 'Servicing' : label)))
      await undo('before', north())
      expect(await navigationOf(north())).toBeUndefined()
    })

    it('A change of a list at several sites replaces a list with another site’s list, and restores the earlier list on undo', async () => {
      await save(north(), (values) => orderItems(setValue(values, `${menu}/service/label`, 'Servicing'), menu, ['service']))
      const navigation = await navigationOf(north())
      const [source] = await listsAtSites(platform(), [south()], menu)
      const wanted = [...(source?.items ?? []).slice(2), { ...visit, children: [] }]
      const [same] = await previewChange(platform(), [south()], { pointer: menu, replace: source?.items ?? [] })
      expect(same).toMatchObject({ isChanged: false, sentences: [] })
      expect(await apply('replace', north(), { pointer: menu, replace: wanted })).toMatchObject({ outcome: 'saved' })
      expect(await labels(north())).toEqual(wanted.map(({ label }) => label))
      await undo('replace', north())
      expect(await navigationOf(north())).toEqual(navigation)
      await save(north(), ({ navigation: _menu, ...values }) => values)
    })

    it('A change of a list at several sites adds a picture only to sites that may use it', async () => {
      const image = { name: 'Show Day', alt: '', width: 10, height: 10, bytes: 10, focalX: 0.5, focalY: 0.5, actor }
      const owned = { organisationId: world.north.organisationId, layerId: null }
      await addImage(platform(), { ...image, key: 'images/a/own.webp', owner: owned })
      await addImage(platform(), { ...image, key: 'images/b/all.webp', owner: { organisationId: null, layerId: null } })
      await world.db.platform.transaction((tx) =>
        insertLayer(tx, { id: 'kia', kind: 'manufacturer', slug: 'kia', name: 'Kia', schemaVersion, values: {}, locks: [] }),
      )
      await addImage(platform(), { ...image, key: 'images/c/kia.webp', owner: { organisationId: null, layerId: 'kia' } })
      const obstacles = async (key: string) => {
        const change: SettingChange = { pointer: '/seo/image', reset: false, value: key }
        return (await previewChange(platform(), [north(), south()], change)).map(({ obstacle }) => obstacle)
      }
      expect(await obstacles('images/b/all.webp#20,30')).toEqual([null, null])
      expect(await obstacles('images/a/own.webp')).toEqual([
        null,
        'The picture belongs to north Motors. Choose one that is available to all of these sites.',
      ])
      expect(await obstacles('images/c/kia.webp')).toEqual([
        'The picture belongs to the layer Kia, which this site does not use.',
        'The picture belongs to the layer Kia, which this site does not use.',
      ])
      expect(await obstacles('images/d/gone.webp')).toEqual([
        'The picture is not in a library this site can use.',
        'The picture is not in a library this site can use.',
      ])
      const promo = { id: 'show', title: 'Show Day', image: 'images/a/own.webp' }
      expect(await apply('promo', south(), { pointer: '/search/promos', add: promo })).toMatchObject({
        outcome: 'refused',
        message: expect.stringContaining('belongs to'),
      })
    })
  })

  describe('A clone of a site', () => {
    it.each(notCloned)('A clone of a site leaves out the setting %s', (pointer) => {
      expect(settingAt(pointer)).not.toBeNull()
    })

    it('A clone of a site copies the settings into a draft, except those that belong to one dealer', async () => {
      await save(north(), (values) => ({
        ...values,
        search: { pageSize: 33 },
        phone: { main: '08 8000 0000' },
        leads: { notify: ['sales@north.example'] },
      }))
      const made = await cloneSite(platform(), {
        siteId: north(),
        organisationId: world.south.organisationId,
        slug: 'copy',
        name: 'Copy Motors',
        hosts: ['copy.localhost'],
        dealershipIds: [world.south.dealershipId],
        actor,
      })
      if (!made.ok) throw new Error(made.message)
      const { site, draft, dealershipIds } = await editing(made.siteId)
      expect([site.organisationId, site.liveVersion, site.template, dealershipIds]).toEqual([
        world.south.organisationId,
        null,
        'Plain',
        [world.south.dealershipId],
      ])
      expect(draft.values).toEqual({ identity: { name: 'Copy Motors' }, search: { pageSize: 33 } })
    })

    it('A clone of a site gets the time zone of another country, without the texts and settings that were left out', async () => {
      await save(north(), (values) => ({ ...values, seo: { title: 'Cars in Newcastle' }, footer: { about: 'Since 1980 in Newcastle' } }))
      const made = await cloneSite(platform(), {
        siteId: north(),
        organisationId: world.south.organisationId,
        slug: 'over-the-ditch',
        name: 'Over the Ditch',
        hosts: ['over-the-ditch.localhost'],
        dealershipIds: [],
        country: 'NZ',
        leaveOut: ['/search/pageSize'],
        actor,
      })
      if (!made.ok) throw new Error(made.message)
      expect((await editing(made.siteId)).draft.values).toEqual({
        identity: { name: 'Over the Ditch', country: 'NZ', timeZone: 'Pacific/Auckland' },
      })
    })

    it('A clone of a site is refused for a dealership of another organisation, a taken host and a taken short name', async () => {
      const wanted = { siteId: north(), organisationId: world.south.organisationId, slug: 'other', name: 'Other', dealershipIds: [], actor }
      const foreign = { ...wanted, hosts: ['other.localhost'], dealershipIds: [world.north.dealershipId] }
      expect(await cloneSite(platform(), foreign)).toMatchObject({ ok: false, reason: 'notFound' })
      expect(await cloneSite(platform(), { ...wanted, hosts: ['north.localhost'] })).toMatchObject({ ok: false, reason: 'hostTaken' })
      expect(await cloneSite(platform(), { ...wanted, slug: 'north', hosts: ['other.localhost'] })).toMatchObject({ reason: 'slugTaken' })
    })
  })
})
