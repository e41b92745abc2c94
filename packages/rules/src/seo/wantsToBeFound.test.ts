import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { wantsToBeFound } from './wantsToBeFound'

it.each([true, false])('a site allows search engines if its setting is %s', (index) => {
  expect(wantsToBeFound(buildConfig({ seo: { index } }))).toBe(index)
})
