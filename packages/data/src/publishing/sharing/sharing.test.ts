import { describe, expect, it } from 'vitest'
import { saveDraft } from '../../sites/saveDraft'
import { useWorld } from '../../testing/useWorld'
import { createShareLink, listShareLinks, revokeShareLink } from './createShareLink'
import { openShareLink } from './openShareLink'
import { sharedDraft } from './sharedDraft'

const world = useWorld()
const scope = () => world.db.forOrganisation(world.north.organisationId)
const actor = { userId: null, name: 'Mia' }
const now = '2026-11-20T00:00:00.000Z'
const lastMoment = '2026-11-26T23:59:59.999Z'
const tooLate = '2026-11-27T00:00:00.000Z'

const share = async (label = 'Principal') => {
  const created = await createShareLink(scope(), { siteId: world.north.siteId, label, days: 7, actor, now })
  if (!created) throw new Error('There is no such site.')
  return created
}
const open = (secret: string, at = now, counts = true) => openShareLink(world.db, secret, { now: at, counts })

describe('Links to a draft', { shuffle: false }, () => {
  it('Links to a draft open the draft until they expire, and count visits', async () => {
    const { secret, link } = await share()
    expect(link).toMatchObject({ label: 'Principal', author: 'Mia', expiresAt: tooLate, opened: 0, lastOpenedAt: null, revokedAt: null })
    expect(await open(secret, lastMoment)).toMatchObject({ state: 'open', siteId: world.north.siteId, hosts: ['north.localhost'] })
    await open(secret, now, false)
    expect(await listShareLinks(scope(), world.north.siteId)).toMatchObject([{ id: link.id, opened: 1, lastOpenedAt: lastMoment }])
    expect(await open(secret, tooLate)).toEqual({ state: 'expired' })
    expect(await sharedDraft(world.db, secret, tooLate)).toBeNull()
  })

  it('Links to a draft show the current draft, with inherited values where it is invalid', async () => {
    const { secret } = await share()
    const values = { identity: { name: 'Renamed', email: 'a@example.com', timeZone: 'Mars/Olympus' } }
    await saveDraft(scope(), { siteId: world.north.siteId, values: values as never, expectedRevision: 1, actor })
    const shared = await sharedDraft(world.db, secret, now)
    expect(shared).toMatchObject({ author: 'Mia', expiresAt: tooLate, site: { config: { identity: { name: 'Renamed' } } } })
    expect(shared?.site.config.identity.timeZone).toMatch(/^Australia/)
  })

  it('Links to a draft show the site as on the chosen time, by default as of each visit', async () => {
    const at = '2026-12-05T00:00:00.000Z'
    const timed = await createShareLink(scope(), { siteId: world.north.siteId, label: '', days: 7, shownAt: at, actor, now })
    expect(timed?.link.shownAt).toBe(at)
    expect(await sharedDraft(world.db, timed?.secret ?? '', now)).toMatchObject({ shownAt: at })
    const { secret, link } = await share()
    expect(link.shownAt).toBeNull()
    expect(await sharedDraft(world.db, secret, now)).toMatchObject({ shownAt: null })
  })

  it('Links to a draft can be revoked for good', async () => {
    const { secret, link } = await share('Agency')
    const revocation = { siteId: world.north.siteId, id: link.id, actor, now }
    expect(await revokeShareLink(scope(), revocation)).toMatchObject({ revokedAt: now })
    expect(await revokeShareLink(scope(), { ...revocation, now: lastMoment })).toMatchObject({ revokedAt: now })
    expect(await open(secret)).toEqual({ state: 'revoked' })
    expect(await sharedDraft(world.db, secret, now)).toBeNull()
  })

  it.each(['', 'short', 'x'.repeat(32), 'a/../b', 'ä'.repeat(32), 'x'.repeat(10_000)])(
    'Links to a draft can’t be guessed: %s',
    async (guess) => {
      expect(await open(guess)).toEqual({ state: 'unknown' })
      expect(await sharedDraft(world.db, guess, now)).toBeNull()
    },
  )

  it('Links to a draft are stored as a hash only', async () => {
    const { secret } = await share()
    const rows = await world.db.platform.transaction((tx) => tx.shareLink.findMany())
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('Links to a draft can’t be created, listed or revoked by another organisation', async () => {
    const { link } = await share()
    const south = world.db.forOrganisation(world.south.organisationId)
    expect(await listShareLinks(south, world.north.siteId)).toEqual([])
    expect(await revokeShareLink(south, { siteId: world.north.siteId, id: link.id, actor, now })).toBeNull()
    expect(await createShareLink(south, { siteId: world.north.siteId, label: '', days: 1, actor, now })).toBeNull()
  })
})
