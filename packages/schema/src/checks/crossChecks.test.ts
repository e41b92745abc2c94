import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { buildLayer } from '../testing/buildLayer'

const quiet = { leads: { notify: ['sales@dealer.example'] }, forms: { optInDefault: false } }

const found = (values: unknown) =>
  resolveConfig([
    buildLayer({ kind: 'template', values: quiet }),
    buildLayer({ kind: 'template', values: values as ConfigValues }),
  ]).problems.map(({ pointer, severity, message }) => ({ pointer, severity, message }))

const page = (path: string, more: object = {}) => ({ pages: { list: [{ id: 'new', title: 'New', path, ...more }] } })
const menu = (href: string, more: object = {}) => ({ navigation: { items: [{ id: 'new', label: 'New', href, ...more }] } })

describe('checks between settings', () => {
  it.each<{ name: string; values: unknown }>([
    { name: 'the defaults, with somebody to tell and consent asked for', values: {} },
    { name: 'a page of its own path', values: page('/visit-us') },
    { name: 'a hidden page on another page’s path', values: page('/contact', { shown: false }) },
    { name: 'a page whose path only looks like a fixed one', values: page('/searching') },
    { name: 'a menu link to a search', values: menu('/search/toyota?price=:20000') },
    { name: 'a menu link with a slash at the end, an anchor', values: menu('/service/#form') },
    { name: 'a menu link to another finance path', values: menu('/finance-enquiry') },
    { name: 'a menu link off the site', values: menu('https://toyota.example/x') },
    { name: 'a phone link', values: menu('tel:0255501234') },
    { name: 'an item that shows while a setting is on', values: menu('/service', { when: 'toyota.showSellMyCar' }) },
    { name: 'no finance provider with the weekly figure on', values: { finance: { provider: 'none', showWidget: true } } },
    {
      name: 'a dark theme',
      values: { theme: { backgroundColour: '#101010', surfaceColour: '#202020', textColour: '#f5f5f5', brandColour: '#66aaff' } },
    },
  ])('have nothing to say about $name', ({ values }) => {
    expect(found(values)).toEqual([])
  })

  it.each<{ name: string; values: unknown; pointer: string; severity: string; message: string }>([
    {
      name: 'two pages on one path',
      values: page('/contact'),
      pointer: '/pages/list/new/path',
      severity: 'error',
      message: 'The pages “Contact us” and “New” both have the path /contact.',
    },
    {
      name: 'a page on a fixed path',
      values: page('/search/toyota'),
      pointer: '/pages/list/new/path',
      severity: 'error',
      message: 'The path /search/toyota of the page “New” is used by the site itself. Please choose another.',
    },
    {
      name: 'a page among location pages',
      values: { ...page('/contact-us/hills'), locations: { pageMode: 'contact-us' } },
      pointer: '/pages/list/new/path',
      severity: 'error',
      message: 'The page “New” is under /contact-us/, where this site has its location pages.',
    },
    {
      name: 'no home page',
      values: { pages: { list: [{ id: 'home', shown: false }] } },
      pointer: '/pages/list',
      severity: 'error',
      message: 'The site has no home page: one shown page must have the path “/”.',
    },
    {
      name: 'a menu link to nowhere',
      values: menu('/nowhere'),
      pointer: '/navigation/items/new/href',
      severity: 'warning',
      message: 'The menu item “New” leads to /nowhere, which is not a page of this site.',
    },
    {
      name: 'a dropdown link to nowhere',
      values: menu('/service', { children: [{ id: 'x', label: 'X', href: '/nowhere' }] }),
      pointer: '/navigation/items/new/children/x/href',
      severity: 'warning',
      message: 'The menu item “X” leads to /nowhere, which is not a page of this site.',
    },
    {
      name: 'a legal page that is gone',
      values: { pages: { list: [{ id: 'privacy', removed: true }] } },
      pointer: '/footer/legalLinks/privacy/href',
      severity: 'error',
      message: 'The legal link “Privacy policy” leads to /privacy-policy, which is not a page of this site.',
    },
    {
      name: 'a block’s link to nowhere',
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', buttonHref: '/nowhere' }] }] } },
      pointer: '/pages/list/home/blocks/hero/buttonHref',
      severity: 'warning',
      message: 'A link on the page “Home” leads to /nowhere, which is not a page of this site.',
    },
    {
      name: 'a condition that is no setting',
      values: menu('/service', { when: 'toyota.showSellMyCra' }),
      pointer: '/navigation/items/new/when',
      severity: 'error',
      message: 'The menu item “New” shows only when toyota.showSellMyCra is on, but there is no such setting.',
    },
    {
      name: 'text that cannot be read',
      values: { theme: { textColour: '#dddddd', surfaceColour: '#000000' } },
      pointer: '/theme/textColour',
      severity: 'error',
      message: 'Text is hard to read on the background: the contrast is 1.3 to 1 and should be at least 4.5 to 1.',
    },
    {
      name: 'text that is hard to read',
      values: { theme: { textColour: '#808080', surfaceColour: '#000000' } },
      pointer: '/theme/textColour',
      severity: 'warning',
      message: 'Text is hard to read on the background: the contrast is 3.9 to 1 and should be at least 4.5 to 1.',
    },
    {
      name: 'buttons that vanish',
      values: { theme: { brandColour: '#ffff00' } },
      pointer: '/theme/brandColour',
      severity: 'warning',
      message: 'Buttons are hard to tell from the background: the contrast is 1.0 to 1 and should be at least 3 to 1.',
    },
    {
      name: 'nobody to tell about leads',
      values: { leads: { notify: [] } },
      pointer: '/leads/notify',
      severity: 'warning',
      message: 'No address gets every lead: leads go only to the locations’ own addresses.',
    },
    {
      name: 'consent ticked in advance (ENQ-16)',
      values: { forms: { optInDefault: true }, identity: { country: 'NZ' } },
      pointer: '/forms/optInDefault',
      severity: 'warning',
      message: 'The box for news and offers starts ticked. The law of New Zealand expects shoppers to agree themselves.',
    },
  ])('find $name', ({ values, pointer, severity, message }) => {
    expect(found(values)).toEqual([{ pointer, severity, message }])
  })
})
