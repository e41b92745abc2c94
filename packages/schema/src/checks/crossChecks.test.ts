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
      name: 'a calculator that takes only its first rate and has its first price at the very end (FIN-12, FIN-17)',
      values: { calculator: { minRate: 8.5, maxRate: 8.5, maxPrice: 30_000 } },
    },
    {
      name: 'a range of comparison rates (FIN-07), or the start of one, which is not stated',
      values: { lender: { comparisonRateFrom: 8.38, comparisonRateTo: 0 } },
    },
    { name: 'an estimate without fees (FIN-05)', values: { estimate: { rate: 7, comparisonRate: 7 } } },
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
      name: 'a calculator without prices (FIN-12, FIN-13)',
      values: { calculator: { minPrice: 50_000, maxPrice: 50_000 } },
      pointer: '/calculator/maxPrice',
      severity: 'error',
      message: 'The calculator takes no price: its prices run from $50,000 to $50,000.',
    },
    {
      name: 'a first price that the calculator doesn’t take (FIN-12, FIN-23)',
      values: { calculator: { minPrice: 30_001 } },
      pointer: '/calculator/defaultPrice',
      severity: 'error',
      message: 'The calculator starts with a price of $30,000, but takes prices from $30,001 to $250,000.',
    },
    {
      name: 'a calculator without rates (FIN-16)',
      values: { calculator: { minRate: 9, maxRate: 8 } },
      pointer: '/calculator/maxRate',
      severity: 'error',
      message: 'The calculator takes no rate: its rates run from 9% to 8%.',
    },
    {
      name: 'a first rate above the highest (FIN-16, FIN-24)',
      values: { calculator: { defaultRate: 15.01 } },
      pointer: '/calculator/defaultRate',
      severity: 'error',
      message: 'The calculator starts with a rate of 15.01%, but takes rates from 0.5% to 15%.',
    },
    {
      name: 'a fixed rate below the lowest (FIN-17, FIN-24)',
      values: { calculator: { showRate: false, minRate: 9 } },
      pointer: '/calculator/defaultRate',
      severity: 'error',
      message: 'The calculator always uses a rate of 8.5%, but takes rates from 9% to 15%.',
    },
    {
      name: 'a range of comparison rates that runs downwards (FIN-07)',
      values: { lender: { comparisonRateFrom: 19.42, comparisonRateTo: 8.38 } },
      pointer: '/lender/comparisonRateTo',
      severity: 'error',
      message: 'The lender’s comparison rates run from 19.42% down to 8.38%. Please swap them.',
    },
    {
      name: 'fees that take the whole loan of comparison rates (FIN-05)',
      values: { lender: { fees: ['a', 'b', 'c'].map((id) => ({ id, label: id, amount: 10_000 })) } },
      pointer: '/lender/fees',
      severity: 'error',
      message: 'The lender’s fees come to $30,000 at once. Comparison rates are for a loan of $30,000, which would leave nothing.',
    },
    {
      name: 'a comparison rate below the interest rate (FIN-05, FIN-06)',
      values: { estimate: { rate: 8.2 } },
      pointer: '/estimate/comparisonRate',
      severity: 'warning',
      message:
        'The estimate’s comparison rate of 8.19% is below its interest rate of 8.2%. A comparison rate adds the fees, so it is hardly ever lower.',
    },
    {
      name: 'consent ticked in advance (ENQ-16)',
      values: { forms: { optInDefault: true }, identity: { country: 'NZ' } },
      pointer: '/forms/optInDefault',
      severity: 'warning',
      message: 'The box for news and offers starts ticked. The law of New Zealand expects shoppers to agree themselves.',
    },
    {
      name: 'an own link without a text (VDP-07)',
      values: { vdp: { customButtonHref: '/why-us', buttons: [{ id: 'custom' }] } },
      pointer: '/vdp/buttons/custom',
      severity: 'warning',
      message: 'The button “Own link” doesn’t show on car pages until it has a text.',
    },
    {
      name: 'an own link without an address (VDP-07)',
      values: { vdp: { buttons: [{ id: 'custom', label: 'Why us' }] } },
      pointer: '/vdp/buttons/custom',
      severity: 'warning',
      message: 'The button “Own link” doesn’t show on car pages until it has an address to go to.',
    },
    {
      name: 'a reserve button without reservations (CARD-06, CHK-02)',
      values: { card: { buttons: [{ id: 'reserve' }] } },
      pointer: '/card/buttons/reserve',
      severity: 'warning',
      message: 'The button “Reserve” doesn’t show on cards until reservations are offered.',
    },
    {
      name: 'messages beside another provider’s window (VDP-13)',
      values: { chat: { enabled: true, token: 'abc' }, vdp: { buttons: [{ id: 'chat' }] } },
      pointer: '/vdp/buttons/chat',
      severity: 'warning',
      message: 'The button “Instant message” doesn’t show on car pages until the chat provider’s token is taken away.',
    },
    {
      name: 'saving where no cars are saved (VDP-10)',
      values: { favourites: { enabled: false }, vdp: { buttons: [{ id: 'favourite' }] } },
      pointer: '/vdp/buttons/favourite',
      severity: 'warning',
      message: 'The button “Save” doesn’t show on car pages until shoppers may save cars.',
    },
    {
      name: 'a location that isn’t shown (VDP-05)',
      values: { vdp: { showMap: false, buttons: [{ id: 'location' }] } },
      pointer: '/vdp/buttons/location',
      severity: 'warning',
      message: 'The button “Location” doesn’t show on car pages until the location is shown on car pages.',
    },
  ])('find $name', ({ values, pointer, severity, message }) => {
    expect(found(values)).toEqual([{ pointer, severity, message }])
  })
})
