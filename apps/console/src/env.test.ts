import { expect, test, vi } from 'vitest'

const complete = {
  APP_DATABASE_URL: 'postgresql://app@127.0.0.1:5432/forecourt',
  PLATFORM_DATABASE_URL: 'postgresql://platform@127.0.0.1:5432/forecourt',
  AUTH_SECRET: 'x'.repeat(32),
  INTERNAL_SECRET: 'y'.repeat(32),
  MAIL_DIR: '/data/outbox',
  MEDIA_DIR: '/data/files',
  MEDIA_CACHE_DIR: '/data/media-cache',
  UPLOADS_DIR: '/data/uploads',
}
const read = async (variables: Record<string, string>) => {
  vi.resetModules()
  for (const name of [
    ...Object.keys(complete),
    'CONSOLE_URL',
    'SITE_INTERNAL_URLS',
    'SITE_ORIGIN_TEMPLATE',
    'SITE_HOST_SUFFIX',
    'DEMO_LOGINS',
  ])
    vi.stubEnv(name, variables[name])
  try {
    return (await import('./env')).env()
  } finally {
    vi.unstubAllEnvs()
  }
}

test('The environment needs only the required variables and derives the others', async () => {
  expect(await read(complete)).toMatchObject({
    CONSOLE_URL: 'http://localhost:3001',
    SITE_ORIGIN_TEMPLATE: 'http://{host}:3000',
    SITE_INTERNAL_URLS: [],
    DEMO_LOGINS: [],
  })
})

test('SITE_INTERNAL_URLS separates several site servers by commas', async () => {
  expect((await read({ ...complete, SITE_INTERNAL_URLS: 'http://a:3000, http://b:3000' })).SITE_INTERNAL_URLS).toEqual([
    'http://a:3000',
    'http://b:3000',
  ])
})

test('a public console needs the domain of new sites', async () => {
  const variables = { ...complete, CONSOLE_URL: 'https://console.example.com' }
  await expect(read(variables)).rejects.toThrow(/SITE_HOST_SUFFIX: Set the domain of new sites/)
  expect((await read({ ...variables, SITE_HOST_SUFFIX: 'sites.example.com' })).SITE_HOST_SUFFIX).toBe('sites.example.com')
  expect((await read({ ...complete, CONSOLE_URL: 'http://console.localhost:3001' })).SITE_HOST_SUFFIX).toBe('localhost')
})

test('All missing and invalid environment variables are reported at once', async () => {
  const { APP_DATABASE_URL: _, ...without } = complete
  await expect(read({ ...without, AUTH_SECRET: 'short', DEMO_LOGINS: 'robin' })).rejects.toThrow(
    /APP_DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*DEMO_LOGINS: That is not JSON/,
  )
})
