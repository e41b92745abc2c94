import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { describe, expect, it } from 'vitest'
import { cloneSite, notCloned } from '../sites/cloneSite'
import { publishedSite } from '../sites/publishedSite'
import { saveDraft } from '../sites/saveDraft'
import { siteForEditing } from '../sites/siteForEditing'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { changeSetting } from './changeSetting'
import { listBulkChanges } from './listBulkChanges'
import { lookAtChange } from './lookAtChange'
import type { SettingChange } from './SettingChange'
import { undoBulkChange } from './undoBulkChange'

const world = useWorld()
const platform = () => world.db.platform
const north = () => world.north.siteId
const south = () => world.south.siteId

const editing = async (siteId: string) => {
  const found = await siteForEditing(platform(), siteId)
  if (!found) throw new Error('The site is gone.')
  return found
}
const save = async (siteId: string, change: (values: ConfigValues) => ConfigValues) => {
  const { draft } = await editing(siteId)
  const saved = await saveDraft(platform(), { siteId, values: change(draft.values), expectedRevision: draft.revision, actor })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
}
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

describe('A change at several sites', () => {
  it('says beforehand what it does at each: before, after, what is in the way', async () => {
    const sites = await lookAtChange(platform(), [north(), south(), 'no-such-site'], pageSize(24))
    expect(sites).toMatchObject([
      { siteId: north(), before: '21', after: '24', isChanged: true, obstacle: null, isClean: true },
      { siteId: south(), before: '21', after: '24', isChanged: true, obstacle: null, isClean: true },
    ])
    const [locked] = await lookAtChange(platform(), [north()], { pointer: '/identity/country', reset: false, value: 'NZ' })
    expect(locked).toMatchObject({ before: 'Australia', after: 'Australia', obstacle: expect.stringContaining('Plain has locked') })
    const [invalid] = await lookAtChange(platform(), [north()], pageSize(-1))
    expect(invalid).toMatchObject({ obstacle: expect.stringContaining('Cars per page') })
  })

  it('is saved in drafts, published where nothing else goes along, and taken back', async () => {
    await save(south(), (values) => ({ ...values, header: { announcement: 'Waiting' } }))
    expect(await apply('first', north(), pageSize(24), true)).toMatchObject({ outcome: 'published', version: 2 })
    expect(await apply('first', south(), pageSize(24), true)).toMatchObject({
      outcome: 'saved',
      message: 'Its draft holds other changes, so it was not published.',
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
    expect(await undo('first', south())).toMatchObject({ outcome: 'kept', message: 'It was undone before.' })
  })

  it('is resumed without reaching a site twice, and refused where the draft moved or would be invalid', async () => {
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

  it('keeps what somebody changed since when it is undone; a reset gives the earlier value back', async () => {
    await save(north(), (values) => ({ ...values, search: { pageSize: 33 } }))
    expect(await undo('second', north())).toEqual({
      outcome: 'kept',
      message: 'Test changed the setting since.',
      isLiveChanged: false,
    })
    expect(await apply('reset', north(), { pointer: '/search/pageSize', reset: true })).toMatchObject({ outcome: 'saved' })
    expect((await editing(north())).draft.values.search).toBeUndefined()
    await undo('reset', north())
    expect((await editing(north())).draft.values.search).toEqual({ pageSize: 33 })
  })

  it('finds nothing of another organisation', async () => {
    const scope = world.db.forOrganisation(world.north.organisationId)
    expect(await lookAtChange(scope, [south()], pageSize(24))).toEqual([])
    const bulk = { bulkId: 'foreign', siteId: south(), change: pageSize(24), expectedRevision: 1, publish: false, note: '', actor }
    expect(await changeSetting(scope, bulk)).toMatchObject({ outcome: 'refused', message: 'The site is gone.' })
    expect(await undoBulkChange(scope, { bulkId: 'first', siteId: south(), mayPublish: true, actor })).toMatchObject({ outcome: 'kept' })
    expect((await listBulkChanges(scope)).flatMap(({ sites }) => sites.map(({ siteId }) => siteId))).not.toContain(south())
  })
})

describe('A clone', () => {
  it.each(notCloned)('leaves out %s, which is a setting', (pointer) => {
    expect(settingAt(pointer)).not.toBeNull()
  })

  it('has the other site’s settings but for what belongs to one dealer, a draft alone, and no stock or leads', async () => {
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

  it('is refused for a dealership of another organisation, a taken host and a taken short name', async () => {
    const wanted = { siteId: north(), organisationId: world.south.organisationId, slug: 'other', name: 'Other', dealershipIds: [], actor }
    const foreign = { ...wanted, hosts: ['other.localhost'], dealershipIds: [world.north.dealershipId] }
    expect(await cloneSite(platform(), foreign)).toMatchObject({ ok: false, reason: 'notFound' })
    expect(await cloneSite(platform(), { ...wanted, hosts: ['north.localhost'] })).toMatchObject({ ok: false, reason: 'hostTaken' })
    expect(await cloneSite(platform(), { ...wanted, slug: 'north', hosts: ['other.localhost'] })).toMatchObject({ reason: 'slugTaken' })
  })
})
