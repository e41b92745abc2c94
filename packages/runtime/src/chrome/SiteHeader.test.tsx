import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import { renderToHtml } from '../testing/hosted'
import { SiteHeader } from './SiteHeader'

/** What a centred header has left and right of its name on wide screens. */
const sidesOf = (phone: string, showTopBar = false) => {
  const config = buildConfig({ header: { layout: 'centred', showTopBar }, phone: { main: phone, startsRevealed: true } })
  const html = renderToHtml(<SiteHeader config={config} site={{ ...buildSiteData(), models: [] }} path="/" />)
  const [left = '', right = ''] = html.slice(html.indexOf('area-aside')).split('area-actions')
  return { left, right: right.slice(0, right.indexOf('data-setting="/header/menu"')) }
}

it('a centred header has the phone number and the locations left of its name, and only icons right of it', () => {
  const { left, right } = sidesOf('0800 555 012')
  expect(left).toMatch(/href="tel:.*0800 555 012.*Our locations/)
  expect(right).not.toContain('>0800 555 012')
})

it('a centred header without a phone number has the locations at all widths with a menu bar', () => {
  const { left } = sidesOf('')
  expect(left).not.toContain('tel:')
  expect(left).toMatch(/<a href="\/our-location" class="[^"]*(?<!xl:)inline-flex"/)
})

it('a centred header repeats none of the links of a top row', () => {
  expect(sidesOf('0800 555 012', true).left).not.toMatch(/tel:|Our locations/)
})
