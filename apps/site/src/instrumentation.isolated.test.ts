import { pictureSource, setPictureOrigin } from '@forecourt/runtime/ui/pictureSource'
import { afterEach, expect, it, vi } from 'vitest'
import { register } from './instrumentation'

vi.mock('./env', () => ({ env: () => ({ IMAGE_CDN: 'https://cdn.example' }) }))
vi.mock('./refresh/listenForPublishes', () => ({ listenForPublishes: () => {} }))
vi.mock('./refresh/watchTurns', () => ({ watchTurns: () => {} }))
vi.mock('./spool/emptyLeadSpool', () => ({ emptyLeadSpool: () => {} }))
afterEach(() => {
  setPictureOrigin('')
  vi.unstubAllEnvs()
})

it('a server that starts draws pages with the pictures of the image CDN in its environment (API-15)', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  await register()
  expect(pictureSource('stock/a.webp').src).toBe('https://cdn.example/media/stock/a.webp?w=960')
})
