import { expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { buildAt, recordBuild } from './siteBuilds'

const world = useWorld()

it('the build of an instant is the last one that started before it; a restart of the same adds none (CFG-12)', async () => {
  const instants: string[] = []
  const start = async (build: string) => {
    await recordBuild(world.db, build)
    await new Promise((resolve) => setTimeout(resolve, 3))
    instants.push(new Date().toISOString())
  }
  for (const build of ['one', 'one', 'two', 'one']) await start(build)
  expect(await Promise.all(instants.map((at) => buildAt(world.db, at)))).toEqual(['one', 'one', 'two', 'one'])
  expect(await buildAt(world.db, '2001-01-01T00:00:00.000Z')).toBeNull()
  expect(await world.db.platform.transaction((tx) => tx.siteBuild.count())).toBe(3)
})
