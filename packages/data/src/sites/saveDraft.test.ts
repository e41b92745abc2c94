import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { releaseLayer } from '../layers/releaseLayer'
import { lockSetting } from '../layers/saveLayerDraft'
import { siteForEditing } from '../publishing/siteForEditing'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { saveDraft } from './saveDraft'

const world = useWorld()

const scope = () => world.db.forOrganisation(world.north.organisationId)
const revision = async () => (await siteForEditing(scope(), world.north.siteId))?.draft.revision ?? 0
const save = async (values: ConfigValues, expectedRevision?: number) =>
  saveDraft(scope(), {
    siteId: world.north.siteId,
    values,
    expectedRevision: expectedRevision ?? (await revision()),
    actor: { userId: null, name: 'Ana' },
  })

describe('saveDraft', () => {
  it('saveDraft counts revisions', async () => {
    const before = await revision()
    expect(await save({ identity: { name: 'One' } })).toMatchObject({ ok: true, revision: before + 1 })
  })

  it('saveDraft refuses the second of two concurrent saves, and returns what the first one saved', async () => {
    const base = await revision()
    const results = await Promise.all([save({ identity: { tagline: 'Mine' } }, base), save({ identity: { tagline: 'Yours' } }, base)])
    const saved = results.find(({ ok }) => ok)
    const refused = results.find(({ ok }) => !ok)
    expect(saved).toMatchObject({ revision: base + 1 })
    expect(refused).toMatchObject({ reason: 'conflict', revision: base + 1, updatedBy: 'Ana' })
    const stored = (await siteForEditing(scope(), world.north.siteId))?.draft.values
    expect(refused).toMatchObject({ theirs: stored })
  })

  it('saveDraft stores values that are invalid for now', async () => {
    expect(await save({ theme: { brandColour: 'nearly' } })).toMatchObject({ ok: true })
  })

  it('saveDraft refuses a change of a value that a higher layer locks', async () => {
    const result = await save({ identity: { country: 'NZ' } })
    expect(result).toMatchObject({ ok: false, reason: 'refused', problems: [{ pointer: '/identity/country', kind: 'locked' }] })
  })

  it('saveDraft still saves a draft with a value that a higher layer has locked since', async () => {
    const values: ConfigValues = { rego: { showExpiry: false } }
    expect(await save(values)).toMatchObject({ ok: true })
    const [layerId, pointer] = ['platform', '/rego/showExpiry']
    await lockSetting(world.db.platform, { layerId, pointer, reason: 'The law', actor })
    expect(
      await releaseLayer(world.db.platform, { layerId, note: '', expectedRevision: 0, expectedLocks: [pointer], actor }),
    ).toMatchObject({ ok: true, revision: 2 })
    await world.db.platform.transaction((tx) => tx.layerPin.deleteMany({ where: { layerId } }))
    expect(await save({ ...values, identity: { tagline: 'Still at work' } })).toMatchObject({ ok: true })
    expect(await save({ ...values, identity: { country: 'NZ' } })).toMatchObject({ ok: false, reason: 'refused' })
  })

  it('saveDraft refuses to remove a mandatory item or change its link, and names the item (NAV-04)', async () => {
    const removed = await save({ footer: { legalLinks: [{ id: 'privacy', removed: true }] } } as unknown as ConfigValues)
    expect(removed).toMatchObject({
      ok: false,
      reason: 'refused',
      problems: [{ kind: 'mandatory', message: expect.stringContaining('Privacy policy') }],
    })
    const retargeted = await save({ footer: { legalLinks: [{ id: 'privacy', href: '/elsewhere' }] } } as unknown as ConfigValues)
    expect(retargeted).toMatchObject({ ok: false, reason: 'refused' })
  })

  it('saveDraft refuses settings of more than 5 MB', async () => {
    const result = await save({ identity: { name: 'x'.repeat(5_100_000) } })
    expect(result).toMatchObject({ ok: false, reason: 'tooLarge' })
  })

  it.each([
    ['a NUL character', { identity: { name: 'a\u0000b' } }],
    ['half a surrogate pair', { identity: { name: 'a\ud800' } }],
    ['a list', [1, 2] as unknown as ConfigValues],
    ['nothing', null as unknown as ConfigValues],
  ])('saveDraft refuses %s, which the database can’t store', async (_, values) => {
    const before = await revision()
    expect(await save(values)).toMatchObject({ ok: false, reason: 'refused' })
    expect(await revision()).toBe(before)
  })

  it('saveDraft saves text that only looks like a NUL character', async () => {
    expect(await save({ identity: { tagline: 'a\\u0000b' } })).toMatchObject({ ok: true })
  })

  it('saveDraft finds no site of another organisation', async () => {
    const result = await saveDraft(scope(), { siteId: world.south.siteId, values: {}, expectedRevision: 1, actor })
    expect(result).toEqual({ ok: false, reason: 'notFound' })
  })
})
