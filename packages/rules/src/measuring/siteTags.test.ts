import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { siteTags } from './siteTags'

const tags = (values: object) => siteTags(buildConfig(values))

it('the consent notice lists the services with an id, and requests no consent without services (ANL-01)', () => {
  expect(tags({})).toBeNull()
  expect(tags({ measuring: { ga4: 'G-AB12CD34EF' } })?.services).toEqual([{ id: 'ga4', title: 'Google Analytics', token: 'G-AB12CD34EF' }])
  expect(tags({ chat: { provider: 'crisp', token: 'abc' } })?.services).toEqual([{ id: 'crisp', title: 'Crisp', token: 'abc' }])
  expect(tags({ chat: { provider: 'none', token: 'abc' } })).toBeNull()
})

it('the consent notice requests consent again when texts or services change, but not when an id changes', () => {
  const version = (measuring: object) => tags({ measuring })?.version
  const first = version({ ga4: 'G-AB12CD34EF' })
  expect(version({ ga4: 'G-ZZ12CD34EF' })).toBe(first)
  expect(version({ ga4: 'G-AB12CD34EF', metaPixel: '1234567890' })).not.toBe(first)
  expect(version({ ga4: 'G-AB12CD34EF', notice: 'Other words.' })).not.toBe(first)
})
