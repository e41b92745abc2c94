import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../createDatabase'
import type { RoleUrls } from '../migrate/roleUrls'
import { buildWorld, type World, type WorldSide } from './buildWorld'
import { preparedDatabases, type TestDatabase } from './testDatabase'

let builtWorld: World | undefined
const worldDatabase = preparedDatabases(async (db) => {
  builtWorld = await buildWorld(db)
})

/** A database with the test world for a test file; access its parts inside tests only. */
export const useWorld = () => {
  let test: TestDatabase | undefined
  let world: World | undefined
  beforeAll(async () => {
    test = await worldDatabase()
    world = builtWorld
  })
  afterAll(() => test?.close())
  const opened = (): TestDatabase => {
    if (!test) throw new Error('The test database is available inside tests only.')
    return test
  }
  const built = (): World => {
    if (!world) throw new Error('The test world is available inside tests only.')
    return world
  }
  return {
    get db(): Database {
      return opened().db
    },
    get urls(): RoleUrls {
      return opened().urls
    },
    get ownerUrl(): string {
      return opened().ownerUrl
    },
    get north(): WorldSide {
      return built().north
    },
    get south(): WorldSide {
      return built().south
    },
  }
}
