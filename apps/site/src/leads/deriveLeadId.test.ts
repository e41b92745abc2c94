import { expect, it } from 'vitest'
import { deriveLeadId } from './draftIds'

const sent = { siteId: 'site-1', idempotencyKey: 'key-1' }

it('the lead endpoint derives the same id for a repeated lead, and another for any other lead, site or installation (API-07)', () => {
  const id = deriveLeadId('secret', sent)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(deriveLeadId('secret', { ...sent })).toBe(id)
  const others = [
    deriveLeadId('secret', { ...sent, idempotencyKey: 'key-2' }),
    deriveLeadId('secret', { ...sent, siteId: 'site-2' }),
    deriveLeadId('secret', { siteId: 'site-1k', idempotencyKey: 'ey-1' }),
    deriveLeadId('another', sent),
  ]
  expect(new Set([id, ...others]).size).toBe(5)
})
