import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { publishSite } from '../../publishing/publishSite'
import { siteForEditing } from '../../publishing/siteForEditing'
import { useWorld } from '../../testing/useWorld'
import { publishedSite } from '../publishedSites'

const world = useWorld()
const script = fileURLToPath(new URL('../../testing/publishForever.ts', import.meta.url))

/** Publishes a few times in another process and kills it `part` of the way through the next publication. */
const publishAndDie = async (part: number) => {
  const { urls, north } = world
  const child = spawn(process.execPath, ['--import', 'tsx', script, urls.app, urls.platform, north.organisationId, north.siteId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  const startedAt = performance.now()
  await once(child.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, (performance.now() - startedAt) * part))
  child.kill('SIGKILL')
  await ended
}

it('a publishing process that is killed leaves a complete version live (npm run bench -- killed-publishes: fifty times)', async () => {
  const scope = world.db.forOrganisation(world.north.organisationId)
  const { siteId } = world.north
  let watching = true
  const mixedVersions: string[] = []
  let checkCount = 0
  const watch = (async () => {
    while (watching) {
      const site = await publishedSite(world.db, siteId)
      const { tagline, announcement } = { tagline: site?.config.identity.tagline, announcement: site?.config.header.announcement }
      if (!site || (site.version > 1 && (tagline !== announcement || tagline === '')))
        mixedVersions.push(`${site?.version}: ${tagline}, ${announcement}`)
      checkCount++
      // Gives the publishing processes time.
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  for (const part of [0.4, 0.6, 0.8]) await publishAndDie(part)
  watching = false
  await watch
  expect(mixedVersions).toEqual([])
  expect(checkCount).toBeGreaterThan(20)

  const editing = await siteForEditing(scope, siteId)
  const versions = await scope.transaction((tx) => tx.version.findMany({ where: { siteId }, orderBy: { number: 'asc' } }))
  expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1))
  expect(versions.length).toBeGreaterThan(6)
  expect(editing?.site.liveVersion).toBe(versions.at(-1)?.number)
  const audited = await scope.transaction((tx) => tx.auditEntry.count({ where: { siteId, action: 'site.publish' } }))
  expect(audited).toBe(versions.length)
  const published = await publishSite(scope, {
    siteId,
    note: '',
    expectedRevision: editing?.draft.revision ?? 0,
    expectedVersion: editing?.site.liveVersion ?? null,
    actor: { userId: null, name: 'Survivor' },
  })
  expect(published).toMatchObject({ ok: true })
})
