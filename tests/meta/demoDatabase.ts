import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { seedDemo } from '@forecourt/seeds/seedDemo'
import type { TestProject } from 'vitest/node'
import { demoNow } from './demoNow'

declare module 'vitest' {
  interface ProvidedContext {
    readonly demoDatabaseUrl: string
  }
}

interface Opened {
  readonly url: string
  readonly stop: () => Promise<void>
}

const open = async (): Promise<Opened> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-demo-'))
  // The server may run as another user, who needs access to the data.
  chmodSync(folder, 0o755)
  const server = await startPostgres({
    directory: path.join(folder, 'postgres'),
    flags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrate(server.url)
    await seedDemo({ urls: roleUrls(server.url), mediaDirectory: null, now: Date.parse(demoNow), log: () => {} })
  } catch (error) {
    await stop()
    throw error
  }
  return { url: server.url, stop }
}

/** Shared in the process, because each Vitest project of a run loads this file again. */
const run = globalThis as { demoDatabase?: { readonly opened: Promise<Opened>; users: number } }

/** Creates the seeded database once per run and removes it afterwards. */
export const setup = async (project: TestProject) => {
  run.demoDatabase ??= { opened: open(), users: 0 }
  const shared = run.demoDatabase
  shared.users += 1
  const { url, stop } = await shared.opened
  project.provide('demoDatabaseUrl', url)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    delete run.demoDatabase
    await stop()
  }
}
