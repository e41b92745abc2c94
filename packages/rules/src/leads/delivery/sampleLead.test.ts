import { expect, it } from 'vitest'
import { sampleLead } from './sampleLead'

it('a sample lead says that it is a test and names no real car or person (ENT-16)', () => {
  const { lead, place } = sampleLead('org', 'North Motors', { id: 'l-1', now: '2026-11-20T13:05:00.000Z' })
  expect(lead).toMatchObject({ id: 'l-1', organisationId: 'org', name: 'Test', email: 'test@shopper.example', carId: 'test-car' })
  expect(lead.message).toMatch(/^This is a test/)
  expect(place.organisationName).toBe('North Motors')
})
