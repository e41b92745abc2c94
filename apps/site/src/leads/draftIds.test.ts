import { expect, it } from 'vitest'
import { deriveLeadId, isDraftId, newDraftId } from './draftIds'

it('a draft id is valid only for the site that issued it', () => {
  const id = newDraftId('secret', 'site-1')
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newDraftId('secret', 'site-1')).not.toBe(id)
  expect(isDraftId('secret', 'site-1', id)).toBe(true)
  expect(isDraftId('secret', 'site-2', id)).toBe(false)
  expect(isDraftId('another', 'site-1', id)).toBe(false)
  const last = id.endsWith('0') ? '1' : '0'
  for (const made of ['', 'draft-01', id.toUpperCase(), `${id}0`, id.replaceAll('-', ''), `${id.slice(0, -1)}${last}`])
    expect([made, isDraftId('secret', 'site-1', made)]).toEqual([made, false])
})

it('a lead takes over the draft id of its form, and refuses an invented one (ENQ-09)', () => {
  const sent = { siteId: 'site-1', idempotencyKey: 'key-1' }
  const draftId = newDraftId('secret', 'site-1')
  expect(deriveLeadId('secret', { ...sent, draftId })).toBe(draftId)
  for (const other of [null, 'draft-01', newDraftId('secret', 'site-2')])
    expect(deriveLeadId('secret', { ...sent, draftId: other })).toBe(deriveLeadId('secret', sent))
})
