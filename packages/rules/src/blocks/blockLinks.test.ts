import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { blockLinks } from './blockWarnings'

const home = (block: object, page: object = {}) => ({
  pages: { list: [{ id: 'home', ...page, blocks: [{ id: 'hero', kind: 'hero', ...block }] }] },
})
const findings = (values: unknown) => blockLinks(buildConfig(values as ConfigValues), new Set(['/rav4']))

describe('links of blocks (RTE-10)', () => {
  it.each([
    { name: 'a button to a page', values: home({ buttonLabel: 'Go', buttonHref: '/search' }) },
    { name: 'a button without a label, with any link', values: home({ buttonLabel: '', buttonHref: '/nowhere' }) },
    { name: 'a hidden block’s link', values: home({ shown: false, buttonLabel: 'Go', buttonHref: '/nowhere' }) },
    { name: 'a hidden page’s link', values: home({ buttonLabel: 'Go', buttonHref: '/nowhere' }, { id: 'about', shown: false }) },
    { name: 'a button to a model', values: home({ buttonLabel: 'Go', buttonHref: '/rav4?from=home#variants' }) },
    { name: 'saved cars, on a site with favourites', values: home({ buttonLabel: 'Go', buttonHref: '/favourites' }) },
  ])('links of blocks pass without a warning: $name', ({ values }) => expect(findings(values)).toEqual([]))

  it.each([
    {
      name: 'a button to an unknown page',
      values: home({ buttonLabel: 'Go', buttonHref: '/nowhere' }),
      at: 'hero/buttonHref',
      message: 'A link on the page “Home” leads to /nowhere, which is not a page of this site.',
    },
    {
      name: 'a button without an address',
      values: home({ buttonLabel: 'Go', buttonHref: '' }),
      at: 'hero/buttonHref',
      message: 'The button “Go” on the page “Home” leads nowhere.',
    },
    {
      name: 'a second button of a banner',
      values: home({ id: 'b', kind: 'banner', heading: 'Sale', secondLabel: 'More', secondHref: '/nowhere' }),
      at: 'b/secondHref',
      message: 'A link on the page “Home” leads to /nowhere, which is not a page of this site.',
    },
    {
      name: 'saved cars, on a site without favourites',
      values: { ...home({ buttonLabel: 'Go', buttonHref: '/favourites' }), favourites: { enabled: false } },
      at: 'hero/buttonHref',
      message: 'A link on the page “Home” leads to /favourites, a page that is turned off.',
    },
    {
      name: 'an entry of links',
      values: home({ id: 'l', kind: 'links', entries: [{ id: 'a', title: 'A', href: '/nowhere' }] }),
      at: 'l/entries/a/href',
      message: 'A link on the page “Home” leads to /nowhere, which is not a page of this site.',
    },
  ])('links of blocks get a warning: $name', ({ values, at, message }) => {
    expect(findings(values)).toEqual([{ pointer: `/pages/list/home/blocks/${at}`, severity: 'warning', message, topic: 'links' }])
  })
})
