import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { buildLayer } from '../testing/buildLayer'

const quiet = {
  identity: { licence: 'MD 012345' },
  phone: { main: '02 5550 1234' },
  leads: { notify: ['sales@dealer.example'] },
  forms: { optInDefault: false },
  // The rates of the example, confirmed, so that the calculators of pages show.
  calculator: { confirmed: true, defaultRate: 6.29 },
}

const found = (values: unknown) =>
  resolveConfig([
    buildLayer({ kind: 'template', values: quiet }),
    buildLayer({ kind: 'template', values: values as ConfigValues }),
  ]).problems.map(({ pointer, severity, message }) => ({ pointer, severity, message }))

const page = (path: string, more: object = {}) => ({ pages: { list: [{ id: 'new', title: 'New', path, ...more }] } })
const menu = (href: string, more: object = {}) => ({ navigation: { items: [{ id: 'new', label: 'New', href, ...more }] } })

const hero = (more: object) => ({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', ...more }] }] } })
const promo = (more: object) => ({ search: { promos: [{ id: 'new', title: 'Sale', ...more }] } })

describe('checks between settings', () => {
  it('know pages that records make (RTE-19)', () => {
    const values = {
      ...menu('/rav4/accessories?from=menu', { children: [{ id: 'x', label: 'X', href: '/rav5' }] }),
      header: { ctaHref: '/rav4' },
    }
    const { problems } = resolveConfig([buildLayer({ values: { ...quiet, ...values } })], [], new Set(['/rav4', '/rav4/accessories']))
    expect(problems.map(({ message }) => message)).toEqual(['The menu item “X” leads to /rav5, which is not a page of this site.'])
  })

  it.each<{ name: string; values: unknown }>([
    { name: 'the defaults, with somebody to tell and consent that shoppers give themselves (ENQ-16)', values: {} },
    { name: 'a page of its own path', values: page('/visit-us') },
    { name: 'a hidden page on another page’s path', values: page('/contact', { shown: false }) },
    { name: 'a page whose path only looks like a fixed one', values: page('/searching') },
    { name: 'a menu link to a search', values: menu('/search/toyota?price=:20000') },
    { name: 'a menu link with a slash at the end, an anchor', values: menu('/service/#form') },
    { name: 'a menu link to another finance path', values: menu('/finance-enquiry') },
    { name: 'a menu link off the site', values: menu('https://toyota.example/x') },
    { name: 'a phone link', values: menu('tel:0255501234') },
    { name: 'an item that shows while a setting is on', values: menu('/service', { when: 'toyota.showSellMyCar' }) },
    { name: 'a menu link to what is on', values: menu('/favourites') },
    { name: 'a mandatory item that shows', values: menu('/service', { mandatory: true, when: 'identity.name' }) },
    { name: 'words that say what shoppers agree to (ENQ-16)', values: { forms: { optInLabel: 'Send me news and offers by email.' } } },
    { name: 'words nobody sees', values: { forms: { showOptIn: false, optInLabel: 'Untick to object.' } } },
    { name: 'an ABN (CFG-02)', values: { identity: { businessNumber: '51824753556' } } },
    {
      name: 'an NZBN in New Zealand (CFG-02)',
      values: { identity: { country: 'NZ', timeZone: 'Pacific/Auckland', businessNumber: '9429041234563' } },
    },
    {
      name: 'a repayment with its comparison rate (FIN-05)',
      values: { header: { announcement: 'From $99 a week, comparison rate 8.19% p.a.' } },
    },
    ...[
      'Corolla from $29,990 drive away',
      'New Jimny: $34,490 plus on-road costs',
      'Cars under $20,000, and a loan of $30,000 over five years',
      'Win a $5,000 voucher; save $4,000 on demos; trade-ins worth $12,000 or more',
    ].map((announcement) => ({ name: `amounts that say what they are: ${announcement}`, values: { header: { announcement } } })),
    { name: 'prices that are no repayment', values: { header: { announcement: 'Services from $189, 12 months of roadside assist' } } },
    {
      name: 'rents by the week',
      values: {
        price: { offerSubscriptions: true, subscriptionTerm: 'three months or more', subscriptionIncludes: 'insurance and servicing' },
        header: { announcement: 'Subscribe from $169 a week' },
      },
    },
    {
      name: 'a reference Saturday (LOC-18)',
      values: { hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2026-07-25' } },
    },
    {
      name: 'a reference that nobody counts from',
      values: { hours: { alternateServiceSaturdays: false, serviceSaturdayReference: '2026-07-24' } },
    },
    { name: 'finance at another path with a lender (RTE-10)', values: { finance: { path: '/finance-enquiry', provider: 'manual' } } },
    { name: 'no finance provider with the weekly figure on', values: { finance: { provider: 'none', showWidget: true } } },
    {
      name: 'a calculator that takes only its first rate and has its first price at the very end (FIN-12, FIN-17)',
      values: { calculator: { minRate: 6.29, maxRate: 6.29, maxPrice: 30_000 } },
    },
    {
      name: 'a range of comparison rates (FIN-07), or the start of one, which is not stated',
      values: { lender: { comparisonRateFrom: 8.38, comparisonRateTo: 0 } },
    },
    { name: 'an estimate without fees (FIN-05)', values: { estimate: { rate: 6.29, comparisonRate: 6.29 } } },
    {
      name: 'a menu link to what is off, while the item waits for it (NAV-08)',
      values: { ...menu('/favourites', { when: 'favourites.enabled' }), favourites: { enabled: false } },
    },
    {
      name: 'a dropdown link to what is off, while the item above is hidden (NAV-08)',
      values: {
        ...menu('/service', { when: 'toyota.showSellMyCar', children: [{ id: 'x', label: 'X', href: '/compare' }] }),
        favourites: { compare: false },
      },
    },
    { name: 'a picture with words', values: hero({ image: 'a.jpg', imageAlt: 'Our yard' }) },
    { name: 'a picture that the layout leaves out', values: hero({ layout: 'plain', image: 'a.jpg' }) },
    { name: 'a picture of a block that is off', values: hero({ shown: false, image: 'a.jpg' }) },
    { name: 'a promotion whose picture stands over words', values: promo({ image: 'a.jpg' }) },
    { name: 'a licence written out in the closing line (NAV-21)', values: { footer: { line: 'Cars Ltd, MD 012345' } } },
    { name: 'no number where the header shows none', values: { header: { showPhone: false }, phone: { main: '' } } },
    {
      name: 'a disclaimer of New Zealand that names no comparison rate',
      values: {
        identity: { country: 'NZ', timeZone: 'Pacific/Auckland' },
        finance: { provider: 'manual', disclaimer: 'At 9.95% a year over 5 years.' },
      },
    },
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
      name: 'a page where addresses lead on to location pages (RTE-03)',
      values: page('/contact-us/hills'),
      pointer: '/pages/list/new/path',
      severity: 'error',
      message: 'The page “New” is under /contact-us/, which leads to the location pages.',
    },
    {
      name: 'a promotion that is only a picture (SRC-42)',
      values: promo({ title: '', image: 'a.jpg' }),
      pointer: '/search/promos/new/title',
      severity: 'warning',
      message: 'The picture of promotion 1 among the cars has no words for shoppers who can’t see it: give it a title.',
    },
    {
      name: 'no dealer licence (CFG-02, NAV-21)',
      values: { identity: { licence: ' ' } },
      pointer: '/identity/licence',
      severity: 'warning',
      message: 'No dealer licence is given. Most states and territories of Australia ask dealers to state it wherever they advertise cars.',
    },
    {
      name: 'no registration in New Zealand (CFG-02, NAV-21)',
      values: { identity: { licence: '', country: 'NZ', timeZone: 'Pacific/Auckland' } },
      pointer: '/identity/licence',
      severity: 'warning',
      message: 'No registration as a motor vehicle trader is given. Buyers in New Zealand look a dealer up by it.',
    },
    {
      name: 'a licence that stands nowhere (NAV-21)',
      values: { footer: { line: '© {year} {name}' } },
      pointer: '/footer/line',
      severity: 'warning',
      message: 'The closing line of the footer leaves out {licence}, so “MD 012345” stands at the end of no page.',
    },
    {
      name: 'a legal link without text (NAV-20)',
      values: { footer: { legalLinks: [{ id: 'new', href: '/about-us' }] } },
      pointer: '/footer/legalLinks/new/label',
      severity: 'warning',
      message: 'The legal link to /about-us has no text, so nobody finds it.',
    },
    {
      name: 'a legal page without words (RTE-26)',
      values: { pages: { list: [{ id: 'privacy', blocks: [{ id: 'text', shown: false }] }] } },
      pointer: '/pages/list/privacy',
      severity: 'warning',
      message: 'The legal link “Privacy policy” leads to a page without any words.',
    },
    {
      name: 'a warning that doesn’t say what the comparison rate is true for (FIN-05)',
      values: { finance: { provider: 'manual', comparisonWarning: 'Terms apply.' } },
      pointer: '/finance/comparisonWarning',
      severity: 'warning',
      message:
        'The comparison rate warning doesn’t say that the rate is true only for the example given. The National Credit Code of Australia asks for that warning beside every comparison rate.',
    },
    {
      name: 'prices per week that nobody can read (CAR-14)',
      values: { price: { offerSubscriptions: true, subscriptionTerm: 'three months or more' } },
      pointer: '/price/subscriptionIncludes',
      severity: 'warning',
      message: 'Prices per week show without what the subscription includes, so shoppers can’t tell what they would pay for.',
    },
    {
      name: 'a calculator with rates that nobody confirmed (FIN-06, FIN-24)',
      values: { calculator: { confirmed: false } },
      pointer: '/calculator/confirmed',
      severity: 'warning',
      message:
        'Nobody has confirmed the rate and the example of the calculator: the calculator of “Finance”, “Buying a vehicle” doesn’t show.',
    },
    {
      name: 'a confirmed rate that is not the example’s (FIN-06, FIN-24)',
      values: { calculator: { defaultRate: 8.5 } },
      pointer: '/calculator/defaultRate',
      severity: 'error',
      message: 'The calculator opens at 8.5%, but the example stated with it is at 6.29%. Make them the same.',
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
      message:
        'Buttons are hard to tell from the background and the surface colour: the contrast is 1.0 to 1 and should be at least 3 to 1.',
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
      values: { calculator: { defaultRate: 15.01 }, estimate: { rate: 15.01, comparisonRate: 16 } },
      pointer: '/calculator/defaultRate',
      severity: 'error',
      message: 'The calculator starts with a rate of 15.01%, but takes rates from 0.5% to 15%.',
    },
    {
      name: 'a fixed rate below the lowest (FIN-17, FIN-24)',
      values: { calculator: { showRate: false, minRate: 9, defaultRate: 6.29 } },
      pointer: '/calculator/defaultRate',
      severity: 'error',
      message: 'The calculator always uses a rate of 6.29%, but takes rates from 9% to 15%.',
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
      values: { estimate: { rate: 8.2 }, calculator: { defaultRate: 8.2 } },
      pointer: '/estimate/comparisonRate',
      severity: 'warning',
      message:
        'The estimate’s comparison rate of 8.19% is below its interest rate of 8.2%. A comparison rate adds the fees, so it is hardly ever lower.',
    },
    {
      name: 'a menu link to what is off (FAV-02)',
      values: { ...menu('/compare'), favourites: { compare: false } },
      pointer: '/navigation/items/new/href',
      severity: 'warning',
      message: 'The menu item “New” leads to /compare, a page that is switched off.',
    },
    {
      name: 'a menu link to a hidden page',
      values: { ...menu('/about-us'), pages: { list: [{ id: 'about', shown: false }] } },
      pointer: '/navigation/items/new/href',
      severity: 'warning',
      message: 'The menu item “New” leads to /about-us, a page that is switched off.',
    },
    {
      name: 'a page at the address of the finance page (RTE-10)',
      values: { ...page('/apply-for-finance'), finance: { path: '/apply-for-finance', provider: 'manual' } },
      pointer: '/pages/list/new/path',
      severity: 'error',
      message: 'The page “New” has the path /apply-for-finance, where this site has its finance page.',
    },
    {
      name: 'finance somewhere without a lender (RTE-10)',
      values: { finance: { path: '/finance-enquiry' } },
      pointer: '/finance/provider',
      severity: 'warning',
      message: 'Finance is at /finance-enquiry, but no lender is chosen, so no page shows what finance costs.',
    },
    {
      name: 'a header button to nowhere',
      values: { header: { ctaLabel: 'Go', ctaHref: '/nowhere' } },
      pointer: '/header/ctaHref',
      severity: 'warning',
      message: 'The header’s button “Go” leads to /nowhere, which is not a page of this site.',
    },
    {
      name: 'a header button without an address',
      values: { header: { ctaLabel: 'Go', ctaHref: '' } },
      pointer: '/header/ctaHref',
      severity: 'warning',
      message: 'The header’s button “Go” leads nowhere.',
    },
    {
      name: 'a promotion to nowhere (SRC-42)',
      values: promo({ href: '/nowhere' }),
      pointer: '/search/promos/new/href',
      severity: 'warning',
      message: 'The promotion “Sale” leads to /nowhere, which is not a page of this site.',
    },
    {
      name: 'a mandatory item behind a switch that is off (NAV-04)',
      values: menu('/service', { mandatory: true, when: 'toyota.showSellMyCar' }),
      pointer: '/navigation/items/new/when',
      severity: 'error',
      message: 'The menu item “New” is mandatory, but hidden because toyota.showSellMyCar is off.',
    },
    {
      name: 'a mandatory item in a dropdown that is hidden (NAV-04)',
      values: menu('/service', {
        when: 'toyota.baseDomain',
        children: [{ id: 'x', label: 'Recalls', href: '/service', mandatory: true }],
      }),
      pointer: '/navigation/items/new/children/x/when',
      severity: 'error',
      message: 'The menu item “Recalls” is mandatory, but hidden because toyota.baseDomain is off.',
    },
    {
      name: 'a mandatory item that needs a domain (NAV-07)',
      values: menu('https://{baseDomain}/new-vehicles', { mandatory: true }),
      pointer: '/navigation/items/new/when',
      severity: 'error',
      message: 'The menu item “New” is mandatory, but hidden because the dealer has no domain at the manufacturer.',
    },
    {
      name: 'highlights that vanish',
      values: { theme: { accentColour: '#eeeeee' } },
      pointer: '/theme/accentColour',
      severity: 'warning',
      message:
        'The accent colour is faint on the background and the surface colour, at 1.0 to 1: tags and highlights there are drawn in a stronger one.',
    },
    {
      name: 'a business in New Zealand on Sydney’s clock (CFG-02)',
      values: { identity: { country: 'NZ' } },
      pointer: '/identity/timeZone',
      severity: 'warning',
      message: 'The business is in New Zealand, but its time zone is Australia/Sydney.',
    },
    {
      name: 'an ABN with a wrong digit (CFG-02)',
      values: { identity: { businessNumber: '51824753557' } },
      pointer: '/identity/businessNumber',
      severity: 'warning',
      message: '51824753557 is not an ABN: please check its digits.',
    },
    {
      name: 'an ABN in New Zealand (CFG-02)',
      values: { identity: { country: 'NZ', timeZone: 'Pacific/Auckland', businessNumber: '51824753556' } },
      pointer: '/identity/businessNumber',
      severity: 'warning',
      message: '51824753556 is not an NZBN: please check its digits.',
    },
    {
      name: 'words that ask people to object (ENQ-16)',
      values: { forms: { optInLabel: 'Untick this if you don’t want our news.' } },
      pointer: '/forms/optInLabel',
      severity: 'warning',
      message: '“Untick this if you don’t want our news.” asks shoppers to object to updates. The law of Australia expects them to agree.',
    },
    {
      name: 'words that do not say to what (ENQ-16)',
      values: { forms: { optInLabel: 'Yes please!' } },
      pointer: '/forms/optInLabel',
      severity: 'warning',
      message: '“Yes please!” does not say what shoppers agree to get, such as news or offers. The law of Australia expects clear consent.',
    },
    {
      name: 'a price that says nothing of charges',
      values: { header: { announcement: 'New Corolla now $29,990' } },
      pointer: '/header/announcement',
      severity: 'warning',
      message:
        '“$29,990” in the announcement doesn’t say what that price includes. The Australian Consumer Law asks for the whole price: say “drive away”, or what comes on top.',
    },
    {
      name: 'a weekly figure in an announcement (FIN-05)',
      values: { header: { announcement: 'Drive away from $99 a week' } },
      pointer: '/header/announcement',
      severity: 'warning',
      message:
        '“$99 a week” in the announcement stands without a comparison rate. The National Credit Code of Australia asks for one beside every advertised repayment.',
    },
    {
      name: 'a weekly figure in a block, in New Zealand (FIN-05)',
      values: {
        identity: { country: 'NZ', timeZone: 'Pacific/Auckland' },
        ...hero({ text: 'Yours for $1,099.50* p.m. on approved credit' }),
      },
      pointer: '/pages/list/home/blocks/hero',
      severity: 'warning',
      message:
        '“$1,099.50* p.m.” on the page “Home” stands without a comparison rate. Fair dealing in New Zealand asks for the interest rate, the term and the total beside it.',
    },
    {
      name: 'a weekly figure in a promotion (FIN-05)',
      values: promo({ text: 'Only $79pw' }),
      pointer: '/search/promos/new/text',
      severity: 'warning',
      message:
        '“$79pw” in the promotion “Sale” stands without a comparison rate. The National Credit Code of Australia asks for one beside every advertised repayment.',
    },
    {
      name: 'weekly figures without a disclaimer (FIN-02)',
      values: { finance: { provider: 'manual', disclaimer: ' ' } },
      pointer: '/finance/disclaimer',
      severity: 'warning',
      message: 'Weekly figures show without a disclaimer, but the law of Australia asks for the terms beside them.',
    },
    {
      name: 'an estimate without its rates (FIN-04)',
      values: { estimate: { show: true, disclaimer: 'Over {term} years at {rate}.' } },
      pointer: '/estimate/disclaimer',
      severity: 'warning',
      message: 'The estimate’s disclaimer leaves out {comparisonRate}, which the law of Australia asks for.',
    },
    {
      name: 'a formatted estimate without its comparison rate (FIN-04)',
      values: {
        estimate: {
          show: true,
          disclaimer: { blocks: [{ id: 'a', kind: 'paragraph', spans: [{ text: 'At ' }, { text: '{rate}', bold: true }] }] },
        },
      },
      pointer: '/estimate/disclaimer',
      severity: 'warning',
      message: 'The estimate’s disclaimer leaves out {comparisonRate}, which the law of Australia asks for.',
    },
    {
      name: 'a calculator with formatted small print that says nothing (FIN-22)',
      values: { calculator: { disclaimer: { blocks: [{ id: 'a', kind: 'paragraph', spans: [] }] } } },
      pointer: '/calculator/disclaimer',
      severity: 'warning',
      message: 'The calculator has no small print, but the law of Australia asks what its figures leave out.',
    },
    {
      name: 'a calculator without small print (FIN-22)',
      values: { calculator: { disclaimer: '' } },
      pointer: '/calculator/disclaimer',
      severity: 'warning',
      message: 'The calculator has no small print, but the law of Australia asks what its figures leave out.',
    },
    {
      name: 'a deposit of nothing that is taken online (CHK-03)',
      values: { checkout: { enabled: true, payOnline: true, deposit: 0 } },
      pointer: '/checkout/deposit',
      severity: 'error',
      message: 'Deposits are taken online, but the deposit is $0. Name an amount, or turn “Take deposits online” off.',
    },
    {
      name: 'a deposit kept on a card for longer than banks do (CHK-05)',
      values: { checkout: { enabled: true, payOnline: true, holdHours: 121 } },
      pointer: '/checkout/holdHours',
      severity: 'error',
      message:
        'Cars are reserved for 121 hours, but banks keep a deposit on a card for 120 at most. Choose fewer hours, or take the deposit at once.',
    },
    {
      name: 'a reference Saturday that is a Friday (LOC-18)',
      values: { hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2026-07-24' } },
      pointer: '/hours/serviceSaturdayReference',
      severity: 'warning',
      message: '2026-07-24 is a Friday. Fortnights are counted from the Saturday after it.',
    },
    {
      name: 'a reference Saturday that is no day (LOC-18)',
      values: { hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2026-13-45' } },
      pointer: '/hours/serviceSaturdayReference',
      severity: 'warning',
      message: '2026-13-45 is no day of the calendar, so no Saturday is by appointment only.',
    },
    {
      name: 'consent ticked in advance (ENQ-16)',
      values: { forms: { optInDefault: true }, identity: { country: 'NZ', timeZone: 'Pacific/Auckland' } },
      pointer: '/forms/optInDefault',
      severity: 'warning',
      message:
        'The box for news and offers starts ticked. The law of New Zealand expects shoppers to agree themselves: whoever leaves it ticked may not be sent any.',
    },
    {
      name: 'a chat token that nobody’s window opens with (VDP-13)',
      values: { chat: { token: 'abc' } },
      pointer: '/chat/provider',
      severity: 'warning',
      message: 'A chat provider’s token is given, but not whose it is: no window opens, and Instant Message stays away.',
    },
    {
      name: 'a chat provider without a token (VDP-13)',
      values: { chat: { provider: 'crisp' } },
      pointer: '/chat/token',
      severity: 'warning',
      message: 'A chat provider is chosen, but without its token no window opens.',
    },
  ])('find $name', ({ values, pointer, severity, message }) => {
    expect(found(values)).toEqual([{ pointer, severity, message }])
  })
})
