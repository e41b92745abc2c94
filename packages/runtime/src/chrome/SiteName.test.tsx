import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteName } from './SiteName'

const nameOf = (name: string, logoStyle: 'wordmark' | 'monogram') =>
  renderToStaticMarkup(<SiteName identity={{ ...buildConfig().identity, name, logoStyle }} />)

it.each(['wordmark', 'monogram'] as const)('the header shortens a %s on a phone only where it would fill the bar', (style) => {
  const endless = 'Meridian-Werribee Automotive and Commercial Vehicle Centre of Greater Melbourne'
  expect(nameOf(endless, style)).toContain('max-sm:line-clamp-3')
  expect(nameOf(endless, style)).toContain(endless)
  expect(nameOf('Meridian Mazda Geelong', style)).not.toContain('line-clamp')
  expect(nameOf('Meridian Mazda Geelong', style)).toContain('max-sm:text-')
})
