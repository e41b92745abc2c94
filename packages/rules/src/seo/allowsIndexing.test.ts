import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { allowsIndexing } from './allowsIndexing'

it.each([true, false])('a site allows search engines if its setting is %s', (index) => {
  expect(allowsIndexing(buildConfig({ seo: { index } }))).toBe(index)
})
