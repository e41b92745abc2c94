import { changeHost, claimHost, recordHostCheck } from '@forecourt/data/hosts/changeHost'
import { listHosts } from '@forecourt/data/hosts/listHosts'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { describe, expect, it, vi } from 'vitest'
import { siteRegistry } from '../../../sites/siteRegistry'
import { GET } from './route'

const token = 'a token of the proxy'
const world = testWorld()
const connection = vi.hoisted(() => ({ isAway: false }))

vi.mock('../../../env', () => ({ env: () => ({ INTERNAL_SECRET: 'a secret of the installation', TLS_PERMISSION_TOKEN: token }) }))
vi.mock('../../../sites/database', () => ({
  database: () => ({
    ...world.db,
    platform: {
      ...world.db.platform,
      transaction: ((run) => {
        if (connection.isAway) return Promise.reject(new Error('The database is away'))
        return world.db.platform.transaction(run)
      }) satisfies typeof world.db.platform.transaction,
    },
  }),
}))
vi.mock('../../../sites/refreshSoon', () => ({ refreshSoon: () => {} }))

const ask = async (domain: string) =>
  (await GET(new Request(`http://127.0.0.1/internal/tls-permission?token=${encodeURIComponent(token)}&domain=${domain}`))).status

const expire = () => siteRegistry().refresh({ kind: 'everything' })

describe('permission for certificates', { shuffle: false }, () => {
  it('permission for certificates is given for the platform host of a live site, and for no unknown name', async () => {
    expect(await ask(world.north.host)).toBe(200)
    expect(await ask(world.north.host.toUpperCase())).toBe(200)
    for (const unknown of ['', 'unknown.example', `www.${world.north.host}`, '127.0.0.1']) expect(await ask(unknown), unknown).toBe(404)
  })

  it('permission for certificates is given for a dealer’s domain once it is verified, until it is removed', async () => {
    const host = 'www.north.example'
    const { siteId, organisationId } = world.north
    const scope = world.db.forOrganisation(organisationId)
    await claimHost(world.db, { organisationId, siteId, host, actor }, 1)
    await expire()
    expect(await ask(host)).toBe(404)
    const entry = (await listHosts(scope, siteId)).find((each) => each.host === host)
    await recordHostCheck(scope, { siteId, host, records: [entry?.record?.text ?? ''], actor })
    await siteRegistry().refresh({ kind: 'site', organisationId, siteId })
    expect(await ask(host)).toBe(200)
    connection.isAway = true
    expect(await ask(host)).toBe(200)
    expect(await ask('unknown.example')).toBe(404)
    connection.isAway = false
    await changeHost(scope, { siteId, host, change: 'remove', actor })
    await siteRegistry().refresh({ kind: 'site', organisationId, siteId })
    expect(await ask(host)).toBe(404)
  })

  it('permission for certificates is not given for a site that is not live', async () => {
    await world.db.platform.transaction((tx) => tx.site.updateMany({ where: { id: world.south.siteId }, data: { status: 'paused' } }))
    await expire()
    expect(await ask(world.south.host)).toBe(404)
  })
})
