import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { listStockFeeds } from '@forecourt/data/stock-feeds/listStockFeeds'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { supplierFiles } from '@forecourt/seeds/supplier/supplierFiles'
import { fetchFeed } from '@forecourt/services/stock-feeds/fetchFeed'
import { startSftpServer } from '@forecourt/services/stock-feeds/sample/startSftpServer'
import { afterAll, expect, it } from 'vitest'
import { seedSupplierFeed } from './seedSupplierFeed'
import { supplierAccess, supplierFolder, supplierHost, supplierUser } from './supplierAccess'

const world = testWorld()
const directory = mkdtempSync(path.join(tmpdir(), 'forecourt-supplier-'))
afterAll(() => rmSync(directory, { recursive: true }))

const secret = 'a secret of an installation'
const scope = () => world.db.forOrganisation(world.north.organisationId)
const feeds = () => listStockFeeds(scope(), null)

it('the seed creates the demo dealer’s feed of the sample supplier once; it can fetch files, and staff can remove it', async () => {
  const { hostKey, password } = supplierAccess(directory, { auth: secret, internal: secret })
  expect(supplierAccess(directory, { auth: secret, internal: secret })).toEqual({ hostKey, password })
  const now = '2026-11-21T10:03:00Z'
  const server = await startSftpServer({
    ...{ hostKey, user: supplierUser, password, folder: supplierFolder, files: () => supplierFiles(now) },
  })
  try {
    const seedFeed = (port = server.port) => seedSupplierFeed(world.urls, { port, password, secret })
    expect(await seedFeed()).toBe(false)
    await scope().transaction((tx) =>
      tx.hostName.create({
        data: { host: 'meridian.localhost', organisationId: world.north.organisationId, siteId: world.north.siteId },
      }),
    )
    expect(await seedFeed(1)).toBe(true)
    expect(await seedFeed()).toBe(true)
    const [feed, ...others] = await feeds()
    if (!feed) throw new Error('There is no feed.')
    expect([others, feed.reviewed, feed.source]).toEqual([[], false, expect.objectContaining({ port: server.port })])

    const credential = await scope().transaction((tx) => tx.stockFeed.findFirst({ where: { id: feed.id }, select: { credential: true } }))
    const trusted = [`${supplierHost}:${server.port}`]
    const files = { list: async () => [], read: async () => Buffer.from('') }
    const fetched = await fetchFeed({ files, trusted, secret, now: () => now })({ ...feed, credential: credential?.credential ?? null })
    expect(fetched).toMatchObject({ kind: 'file', file: { name: 'stock-202611211000.csv' } })

    await removeStockFeed(scope(), { feedId: feed.id, actor: buildActor })
    expect(await seedFeed()).toBe(true)
    expect(await feeds()).toEqual([])
  } finally {
    await server.stop()
  }
})
