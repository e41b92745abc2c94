import { describe, expect, it } from 'vitest'
import { useWorld } from '../../testing/useWorld'
import { endLayerPresence, endPresence, recordLayerPresence, recordPresence } from './recordPresence'

const world = useWorld()
const scope = () => world.db.forOrganisation(world.north.organisationId)
const at = (seconds: number) => new Date(Date.parse('2026-11-20T00:00:00Z') + seconds * 1000).toISOString()
const beat = (userId: string, seconds: number, pointer: string | null = null) =>
  recordPresence(scope(), {
    siteId: world.north.siteId,
    organisationId: world.north.organisationId,
    userId,
    name: `${userId} Person`,
    pointer,
    now: at(seconds),
  })

describe('Presence in editors', { shuffle: false }, () => {
  describe('The other users in a site’s editor', () => {
    it('The other users in a site’s editor are those seen within 30 seconds, each with their current setting', async () => {
      expect(await beat('mia', 0, '/navigation/items')).toEqual([])
      expect(await beat('tom', 5)).toEqual([{ userId: 'mia', name: 'mia Person', pointer: '/navigation/items' }])
      expect(await beat('mia', 10, '/theme')).toEqual([{ userId: 'tom', name: 'tom Person', pointer: null }])
      expect(await beat('tom', 39)).toMatchObject([{ userId: 'mia', pointer: '/theme' }])
      expect(await beat('tom', 40)).toEqual([])
    })

    it('The other users in a site’s editor don’t include users who have closed it or were signed out', async () => {
      await beat('mia', 100)
      await beat('tom', 101)
      await endPresence(scope(), { siteId: world.north.siteId, userId: 'mia', now: at(102) })
      expect(await beat('tom', 103)).toEqual([])
      await endPresence(scope(), { siteId: world.north.siteId, userId: 'zoe', now: at(200) })
      expect(await world.db.platform.transaction((tx) => tx.editorPresence.count())).toBe(0)
    })

    it('The other users in a site’s editor can’t be recorded by another organisation', async () => {
      await beat('mia', 300)
      const south = world.db.forOrganisation(world.south.organisationId)
      const { siteId, organisationId } = world.south
      expect(await recordPresence(south, { siteId, organisationId, userId: 'sam', name: 'Sam', pointer: null, now: at(301) })).toEqual([])
    })
  })

  describe('The other users in a layer’s editor', () => {
    const beatAt = (layerId: string, userId: string, seconds: number, pointer: string | null = null) =>
      recordLayerPresence(world.db.platform, { layerId, userId, name: `${userId} Person`, pointer, now: at(seconds) })

    it('The other users in a layer’s editor are those seen at the same layer within 30 seconds, without those who closed it', async () => {
      expect(await beatAt('template-plain', 'mia', 0, '/theme')).toEqual([])
      expect(await beatAt('platform', 'zoe', 1)).toEqual([])
      expect(await beatAt('template-plain', 'tom', 5)).toEqual([{ userId: 'mia', name: 'mia Person', pointer: '/theme' }])
      expect(await beatAt('template-plain', 'tom', 30)).toEqual([])
      await beatAt('template-plain', 'mia', 31)
      await endLayerPresence(world.db.platform, { layerId: 'template-plain', userId: 'mia', now: at(32) })
      expect(await beatAt('template-plain', 'tom', 33)).toEqual([])
    })

    it('The list of other users in a layer’s editor is null for an unknown layer', async () => {
      expect(await beatAt('no-such-layer', 'mia', 0)).toBeNull()
    })

    it('The other users in a layer’s editor can’t be read by an organisation', async () => {
      const asDealer = scope().transaction((tx) => tx.layerPresence.count())
      await expect(asDealer).rejects.toThrow(/denied/)
    })
  })
})
