import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { root } from '../settings'
import { appEnvironment } from './appEnvironment'

afterEach(() => vi.unstubAllEnvs())

it('npm start hides the database owner’s password from the apps and the worker, and the worker’s from the apps', () => {
  const owner = 'postgresql://owner:the-owners-own-password@db.example:5432/forecourt'
  vi.stubEnv('DATABASE_URL', owner)
  vi.stubEnv('WORKER_DATABASE_URL', 'postgresql://forecourt_worker:the-workers-password@db.example:5432/forecourt')
  const settings = {
    dataDirectory: '/srv/data',
    filesPlace: '/srv/data/files',
    databaseUrl: owner,
    rolesExist: false,
    smtpUrl: undefined,
    sitePort: 3000,
    consolePort: 3001,
    supplierPort: null,
    cars: undefined,
  }
  const env = appEnvironment(settings, { auth: 'a', internal: 'b' }, owner, 2525, false, [])
  const values = Object.values(env).join('\n')
  expect(values).not.toContain('the-owners-own-password')
  expect(values).not.toContain('the-workers-password')
  expect([env.APP_DATABASE_URL, env.PLATFORM_DATABASE_URL].map((url) => new URL(url ?? '').username)).toEqual([
    'forecourt_app',
    'forecourt_platform',
  ])
})

it.each(['site', 'console'])('npm start turns off Next’s image optimiser, which has no limits, in the %s', async (app) => {
  const { default: config } = await import(pathToFileURL(path.join(root, 'apps', app, 'next.config.mjs')).href)
  expect(config.images).toEqual({ unoptimized: true })
})
