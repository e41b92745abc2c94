import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { wantsToBeFound } from './wantsToBeFound'

it.each([true, false])('is for search engines where the site says so: %s', (index) => {
  expect(wantsToBeFound(buildConfig({ seo: { index } }))).toBe(index)
})
