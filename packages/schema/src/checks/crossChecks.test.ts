import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { buildLayer } from '../testing/buildLayer'

const quiet = {
  identity: { licence: 'MD 012345' },
  phone: { main: '02 5550 1234' },
  leads: { notify: ['sales@dealer.example'] },
  forms: { optInDefault: false },
  // The example's rates, confirmed, so that pages show calculators.
  calculator: { confirmed: true, defaultRate: 6.29 },
}

const found = (values: unknown) =>
  resolveConfig([
    buildLayer({ kind: 'template', values: quiet }),
    buildLayer({ kind: 'template', values: values as ConfigValues }),
  ]).problems.map(({ pointer, severity, message }) => `${severity} ${pointer}: ${message}`)

const page = (path: string, more: object = {}) => ({ pages: { list: [{ id: 'new', title: 'New', path, ...more }] } })
const menu = (href: string, more: object = {}) => ({ navigation: { items: [{ id: 'new', label: 'New', href, ...more }] } })

const hero = (more: object) => ({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', ...more }] }] } })
const ownPolicy = (text: string) => ({ pages: { list: [{ id: 'privacy', blocks: [{ id: 'text', text }] }] } })
const promo = (more: object) => ({ search: { promos: [{ id: 'new', title: 'Sale', ...more }] } })

describe('checks between settings', () => {
  it('checks between settings include pages made from records (RTE-19)', () => {
    const values = {
      ...menu('/rav4/accessories?from=menu', { children: [{ id: 'x', label: 'X', href: '/rav5' }] }),
      header: { ctaHref: '/rav4' },
    }
    const { problems } = resolveConfig([buildLayer({ values: { ...quiet, ...values } })], [], new Set(['/rav4', '/rav4/accessories']))
    expect(problems.map(({ message }) => message)).toEqual(['The menu item “X” leads to /rav5, which is not a page of this site.'])
  })

  it.each<[name: string, values: unknown]>([
    ['a custom privacy policy that mentions automated decisions (LEG-02)', ownPolicy('We use automated decision making for valuations.')],
    ['a custom privacy policy with the placeholder for automated decisions (LEG-02)', ownPolicy('We hold little. {decisions}')],
    [
      'a custom privacy policy in New Zealand, whose law requires no such paragraph (CFG-02)',
      { ...ownPolicy('We hold little of you.'), identity: { country: 'NZ', timeZone: 'Pacific/Auckland', licence: 'M1' } },
    ],
    ['the defaults, with a lead recipient and consent that shoppers give themselves (ENQ-16)', {}],
    ['a page with a unique path', page('/visit-us')],
    ['a hidden page on another page’s path', page('/contact', { shown: false })],
    ['a page whose path only looks like a reserved one', page('/searching')],
    ['a menu link to a search', menu('/search/toyota?price=:20000')],
    ['a menu link with a slash at the end, an anchor', menu('/service/#form')],
    ['a menu link to another finance path', menu('/finance-enquiry')],
    ['a menu link to another site', menu('https://toyota.example/x')],
    ['a phone link', menu('tel:0255501234')],
    ['an item that shows while a setting is on', menu('/service', { when: 'toyota.showSellMyCar' })],
    ['a menu link to a page that is on', menu('/favourites')],
    ['a menu link to a default page without own content, which is left out (RTE-21)', menu('/warranty')],
    ['a mandatory item that shows', menu('/service', { mandatory: true, when: 'identity.name' })],
    ['a consent label that says what shoppers agree to (ENQ-16)', { forms: { optInLabel: 'Send me news and offers by email.' } }],
    ['hidden texts', { forms: { showOptIn: false, optInLabel: 'Untick to object.' } }],
    ['an ABN (CFG-02)', { identity: { businessNumber: '51824753556' } }],
    ['an NZBN in New Zealand (CFG-02)', { identity: { country: 'NZ', timeZone: 'Pacific/Auckland', businessNumber: '9429041234563' } }],
    ['a repayment with its comparison rate (FIN-05)', { header: { announcement: 'From $99 a week, comparison rate 8.19% p.a.' } }],
    ...[
      'Corolla from $29,990 drive away',
      'New Jimny: $34,490 plus on-road costs',
      'Cars under $20,000, and a loan of $30,000 over five years',
      'Win a $5,000 voucher; save $4,000 on demos; trade-ins worth $12,000 or more',
    ].map((announcement): [string, unknown] => [`amounts that say what they are: ${announcement}`, { header: { announcement } }]),
    ['prices that are not repayments', { header: { announcement: 'Services from $189, 12 months of roadside assist' } }],
    [
      'rents by the week',
      {
        price: {
          offerSubscriptions: true,
          subscriptionTerm: 'three months or more',
          subscriptionIncludes: 'insurance and servicing',
          subscriptionExcludes: 'fuel and tolls',
        },
        subscription: { terms: [{ id: 'three', months: 3 }] },
        header: { announcement: 'Subscribe from $169 a week' },
      },
    ],
    ['a reference Saturday (LOC-18)', { hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2026-07-25' } }],
    ['an unused reference', { hours: { alternateServiceSaturdays: false, serviceSaturdayReference: '2026-07-24' } }],
    ['finance at another path with a lender (RTE-10)', { finance: { path: '/finance-enquiry', provider: 'manual' } }],
    ['no finance provider with the weekly figure on', { finance: { provider: 'none', showWidget: true } }],
    [
      'a calculator with a fixed rate and a default price at the end of its range (FIN-12, FIN-17)',
      { calculator: { minRate: 6.29, maxRate: 6.29, maxPrice: 30_000 } },
    ],
    ['a range of comparison rates (FIN-07), or only the start of one', { lender: { comparisonRateFrom: 8.38, comparisonRateTo: 0 } }],
    ['an estimate without fees (FIN-05)', { estimate: { rate: 6.29, comparisonRate: 6.29 } }],
    [
      'a menu link to a page that is off, if the item shows only while it is on (NAV-08)',
      { ...menu('/favourites', { when: 'favourites.enabled' }), favourites: { enabled: false } },
    ],
    [
      'a dropdown link to a page that is off, if its parent item is hidden (NAV-08)',
      {
        ...menu('/service', { when: 'toyota.showSellMyCar', children: [{ id: 'x', label: 'X', href: '/compare' }] }),
        favourites: { compare: false },
      },
    ],
    ['a picture with alt text', hero({ image: 'a.jpg', imageAlt: 'Our yard' })],
    ['a picture that the layout doesn’t show', hero({ layout: 'plain', image: 'a.jpg' })],
    ['a picture of a hidden block', hero({ shown: false, image: 'a.jpg' })],
    ['a promotion with a picture above its text', promo({ image: 'a.jpg' })],
    ['a licence number in the footer’s last line (NAV-21)', { footer: { line: 'Cars Ltd, MD 012345' } }],
    ['no phone number if the header shows none', { header: { showPhone: false }, phone: { main: '' } }],
    [
      'a disclaimer in New Zealand without a comparison rate',
      {
        identity: { country: 'NZ', timeZone: 'Pacific/Auckland' },
        finance: { provider: 'manual', disclaimer: 'At 9.95% a year over 5 years.' },
      },
    ],
    [
      'an estimate in New Zealand without a comparison rate, and with the default one below its rate (CFG-02)',
      {
        identity: { country: 'NZ', timeZone: 'Pacific/Auckland' },
        estimate: { show: true, rate: 9.95, disclaimer: 'Over {term} years at {rate}.' },
        calculator: { confirmed: true, defaultRate: 9.95 },
      },
    ],
    ['a dark theme', { theme: { backgroundColour: '#101010', surfaceColour: '#202020', textColour: '#f5f5f5', brandColour: '#66aaff' } }],
  ])('checks between settings report no problem for $0', (_name, values) => expect(found(values)).toEqual([]))

  it.each<[name: string, values: unknown, problem: string]>([
    [
      'two pages with one path',
      page('/contact'),
      'error /pages/list/new/path: The pages “Contact us” and “New” both have the path /contact.',
    ],
    [
      'a page with a reserved path',
      page('/search/toyota'),
      'error /pages/list/new/path: The path /search/toyota of the page “New” is reserved by the site. Choose another.',
    ],
    [
      'a page under the path of location pages',
      { ...page('/contact-us/hills'), locations: { pageMode: 'contact-us' } },
      'error /pages/list/new/path: The page “New” is under /contact-us/, where this site has its location pages.',
    ],
    [
      'a page under a path that redirects to location pages (RTE-03)',
      page('/contact-us/hills'),
      'error /pages/list/new/path: The page “New” is under /contact-us/, which leads to the location pages.',
    ],
    [
      'a promotion that is only a picture (SRC-42)',
      promo({ title: '', image: 'a.jpg' }),
      'warning /search/promos/new/title: Picture of promotion 1 in the stock list has no alt text for shoppers who can’t see it. Add a title.',
    ],
    [
      'no dealer licence (CFG-02, NAV-21)',
      { identity: { licence: ' ' } },
      'warning /identity/licence: No dealer licence is entered. Most Australian states and territories require it wherever dealers advertise cars.',
    ],
    [
      'no registration in New Zealand (CFG-02, NAV-21)',
      { identity: { licence: '', country: 'NZ', timeZone: 'Pacific/Auckland' } },
      'warning /identity/licence: No motor vehicle trader registration is entered. Buyers in New Zealand use it to look up a dealer.',
    ],
    [
      'a licence that no page shows (NAV-21)',
      { footer: { line: '© {year} {name}' } },
      'warning /footer/line: The footer’s last line has no {licence}, so “MD 012345” is not shown on any page.',
    ],
    [
      'a legal link without text (NAV-20)',
      { footer: { legalLinks: [{ id: 'new', href: '/about-us' }] } },
      'warning /footer/legalLinks/new/label: The legal link to /about-us has no text, so it is not visible.',
    ],
    [
      'an empty legal page (RTE-26)',
      { pages: { list: [{ id: 'privacy', blocks: [{ id: 'text', shown: false }] }] } },
      'warning /pages/list/privacy: The legal link “Privacy policy” leads to an empty page.',
    ],
    [
      'a comparison rate warning that doesn’t name its loan example (FIN-05)',
      { finance: { provider: 'manual', comparisonWarning: 'Terms apply.' } },
      'warning /finance/comparisonWarning: The comparison rate warning doesn’t say that the rate is only true for the example given. The law requires this warning beside every comparison rate (National Credit Code, s 164).',
    ],
    [
      'weekly prices without what they include (CAR-14)',
      {
        price: { offerSubscriptions: true, subscriptionTerm: 'three months or more', subscriptionExcludes: 'fuel' },
        subscription: { terms: [{ id: 'three', months: 3 }] },
      },
      'warning /price/subscriptionIncludes: Weekly prices are shown without what the subscription includes, so shoppers can’t tell what they would pay for.',
    ],
    [
      'weekly prices without what is paid on top (CAR-14)',
      {
        price: { offerSubscriptions: true, subscriptionTerm: 'three months or more', subscriptionIncludes: 'insurance' },
        subscription: { terms: [{ id: 'three', months: 3 }] },
      },
      'warning /price/subscriptionExcludes: Weekly prices are shown without what the subscription doesn’t include, so shoppers can’t tell what they would pay for.',
    ],
    [
      'weekly prices without the term that gives their minimum total (CAR-14)',
      {
        price: {
          offerSubscriptions: true,
          subscriptionTerm: 'three months or more',
          subscriptionIncludes: 'insurance',
          subscriptionExcludes: 'fuel',
        },
      },
      'warning /subscription/terms: Weekly prices are shown without the minimum total that a shopper pays. Enter the terms you offer, even if you don’t take subscriptions online.',
    ],
    [
      'a calculator with unconfirmed rates (FIN-06, FIN-24)',
      { calculator: { confirmed: false } },
      'warning /calculator/confirmed: The calculator’s rate and example are not confirmed: the calculator of “Finance” doesn’t show.',
    ],
    [
      'a confirmed rate that is not the example’s (FIN-06, FIN-24)',
      { calculator: { defaultRate: 8.5 } },
      'error /calculator/defaultRate: The calculator opens at 8.5%, but the example stated with it is at 6.29%. Make them the same.',
    ],
    [
      'no home page',
      { pages: { list: [{ id: 'home', shown: false }] } },
      'error /pages/list: The site has no home page. One visible page must have the path “/”.',
    ],
    [
      'a menu link to an unknown page',
      menu('/nowhere'),
      'warning /navigation/items/new/href: The menu item “New” leads to /nowhere, which is not a page of this site.',
    ],
    [
      'a dropdown link to an unknown page',
      menu('/service', { children: [{ id: 'x', label: 'X', href: '/nowhere' }] }),
      'warning /navigation/items/new/children/x/href: The menu item “X” leads to /nowhere, which is not a page of this site.',
    ],
    [
      'a legal link to an unknown page',
      { pages: { list: [{ id: 'privacy', removed: true }] } },
      'error /footer/legalLinks/privacy/href: The legal link “Privacy policy” leads to /privacy-policy, which is not a page of this site.',
    ],
    [
      'a condition with an unknown setting',
      menu('/service', { when: 'toyota.showSellMyCra' }),
      'error /navigation/items/new/when: The menu item “New” shows only when toyota.showSellMyCra is on, but there is no such setting.',
    ],
    [
      'text that cannot be read',
      { theme: { textColour: '#dddddd', surfaceColour: '#000000' } },
      'error /theme/textColour: Text is hard to read on the background: the contrast is 1.3 to 1 and should be at least 4.5 to 1.',
    ],
    [
      'text that is hard to read',
      { theme: { textColour: '#808080', surfaceColour: '#000000' } },
      'warning /theme/textColour: Text is hard to read on the background: the contrast is 3.9 to 1 and should be at least 4.5 to 1.',
    ],
    [
      'buttons that can’t be seen',
      { theme: { brandColour: '#ffff00' } },
      'warning /theme/brandColour: Buttons are hard to tell from the background (1.0 to 1) and the surface colour (1.0 to 1): the contrast should be at least 3 to 1.',
    ],
    [
      'no recipients of leads',
      { leads: { notify: [] } },
      'warning /leads/notify: No address gets every lead. Leads only go to the locations’ own addresses.',
    ],
    [
      'a calculator without prices (FIN-12, FIN-13)',
      { calculator: { minPrice: 50_000, maxPrice: 50_000 } },
      'error /calculator/maxPrice: The calculator accepts no price: its range is from $50,000 to $50,000.',
    ],
    [
      'a default price outside the calculator’s range (FIN-12, FIN-23)',
      { calculator: { minPrice: 30_001 } },
      'error /calculator/defaultPrice: The calculator starts with a price of $30,000, but only accepts prices from $30,001 to $250,000.',
    ],
    [
      'a calculator without rates (FIN-16)',
      { calculator: { minRate: 9, maxRate: 8 } },
      'error /calculator/maxRate: The calculator accepts no rate: its range is from 9% to 8%.',
    ],
    [
      'a default rate above the highest (FIN-16, FIN-24)',
      { calculator: { defaultRate: 15.01 }, estimate: { rate: 15.01, comparisonRate: 16 } },
      'error /calculator/defaultRate: The calculator starts with a rate of 15.01%, but only accepts rates from 0.5% to 15%.',
    ],
    [
      'a fixed rate below the lowest (FIN-17, FIN-24)',
      { calculator: { showRate: false, minRate: 9, defaultRate: 6.29 } },
      'error /calculator/defaultRate: The calculator always uses a rate of 6.29%, but only accepts rates from 9% to 15%.',
    ],
    [
      'a range of comparison rates that runs downwards (FIN-07)',
      { lender: { comparisonRateFrom: 19.42, comparisonRateTo: 8.38 } },
      'error /lender/comparisonRateTo: The lender’s comparison rates run from 19.42% down to 8.38%. Swap them.',
    ],
    [
      'fees as high as the loan of comparison rates (FIN-05)',
      { lender: { fees: ['a', 'b', 'c'].map((id) => ({ id, label: id, amount: 10_000 })) } },
      'error /lender/fees: The lender’s upfront fees come to $30,000. Comparison rates are for a loan of $30,000, so nothing would be left.',
    ],
    [
      'a comparison rate below the interest rate (FIN-05, FIN-06)',
      { estimate: { rate: 8.2 }, calculator: { defaultRate: 8.2 } },
      'warning /estimate/comparisonRate: The estimate’s comparison rate of 8.19% is below its interest rate of 8.2%. A comparison rate includes fees, so it is rarely lower.',
    ],
    [
      'a menu link to a page that is off (FAV-02)',
      { ...menu('/compare'), favourites: { compare: false } },
      'warning /navigation/items/new/href: The menu item “New” leads to /compare, a page that is turned off.',
    ],
    [
      'a mandatory menu link to a default page without own content (RTE-21)',
      menu('/warranty', { mandatory: true }),
      'warning /navigation/items/new/href: The menu item “New” leads to /warranty, a page that is turned off.',
    ],
    [
      'a menu link to a hidden page',
      { ...menu('/about-us'), pages: { list: [{ id: 'about', shown: false }] } },
      'warning /navigation/items/new/href: The menu item “New” leads to /about-us, a page that is turned off.',
    ],
    [
      'a page at the address of the finance page (RTE-10)',
      { ...page('/apply-for-finance'), finance: { path: '/apply-for-finance', provider: 'manual' } },
      'error /pages/list/new/path: The page “New” has the path /apply-for-finance, where this site has its finance page.',
    ],
    [
      'a finance page without a lender (RTE-10)',
      { finance: { path: '/finance-enquiry' } },
      'warning /finance/provider: The finance page is /finance-enquiry, but no lender is chosen, so no page shows finance figures.',
    ],
    [
      'a header button to an unknown page',
      { header: { ctaLabel: 'Go', ctaHref: '/nowhere' } },
      'warning /header/ctaHref: The header’s button “Go” leads to /nowhere, which is not a page of this site.',
    ],
    [
      'a header button without an address',
      { header: { ctaLabel: 'Go', ctaHref: '' } },
      'warning /header/ctaHref: The header’s button “Go” has no link.',
    ],
    [
      'a promotion that links to an unknown page (SRC-42)',
      promo({ href: '/nowhere' }),
      'warning /search/promos/new/href: The promotion “Sale” leads to /nowhere, which is not a page of this site.',
    ],
    [
      'a mandatory item hidden by a setting that is off (NAV-04)',
      menu('/service', { mandatory: true, when: 'toyota.showSellMyCar' }),
      'error /navigation/items/new/when: The menu item “New” is mandatory but hidden, because toyota.showSellMyCar is off.',
    ],
    [
      'a mandatory item in a dropdown that is hidden (NAV-04)',
      menu('/service', { when: 'toyota.baseDomain', children: [{ id: 'x', label: 'Recalls', href: '/service', mandatory: true }] }),
      'error /navigation/items/new/children/x/when: The menu item “Recalls” is mandatory but hidden, because toyota.baseDomain is off.',
    ],
    [
      'a mandatory item that needs a manufacturer domain (NAV-07)',
      menu('https://{baseDomain}/new-vehicles', { mandatory: true }),
      'error /navigation/items/new/when: The menu item “New” is mandatory but hidden, because the dealer has no manufacturer domain.',
    ],
    [
      'highlights that can’t be seen',
      { theme: { accentColour: '#eeeeee' } },
      'warning /theme/accentColour: The accent colour is faint on the background (1.1 to 1) and the surface colour (1.0 to 1): tags and highlights there are drawn in a stronger one.',
    ],
    [
      'a business in New Zealand with Sydney’s time zone (CFG-02)',
      { identity: { country: 'NZ' } },
      'warning /identity/timeZone: The business is in New Zealand, but its time zone is Australia/Sydney.',
    ],
    [
      'an ABN with a wrong digit (CFG-02)',
      { identity: { businessNumber: '51824753557' } },
      'warning /identity/businessNumber: 51824753557 is not an ABN. Check its digits.',
    ],
    [
      'an ABN in New Zealand (CFG-02)',
      { identity: { country: 'NZ', timeZone: 'Pacific/Auckland', businessNumber: '51824753556' } },
      'warning /identity/businessNumber: 51824753556 is not an NZBN. Check its digits.',
    ],
    [
      'a consent label that asks shoppers to opt out (ENQ-16)',
      { forms: { optInLabel: 'Untick this if you don’t want our news.' } },
      'warning /forms/optInLabel: “Untick this if you don’t want our news.” asks shoppers to opt out of updates. The law of Australia requires them to opt in.',
    ],
    [
      'a consent label that doesn’t say what shoppers agree to (ENQ-16)',
      { forms: { optInLabel: 'Yes please!' } },
      'warning /forms/optInLabel: “Yes please!” does not say what shoppers agree to get, such as news or offers. The law of Australia requires clear consent.',
    ],
    [
      'a price that doesn’t say what it includes',
      { header: { announcement: 'New Corolla now $29,990' } },
      'warning /header/announcement: “$29,990” in the announcement doesn’t say what the price includes. The Australian Consumer Law requires the whole price. Say “drive away”, or what is extra.',
    ],
    [
      'a weekly figure in an announcement (FIN-05)',
      { header: { announcement: 'Drive away from $99 a week' } },
      'warning /header/announcement: “$99 a week” in the announcement has no comparison rate. The law requires one beside every advertised repayment (National Credit Code, s 164).',
    ],
    [
      'a weekly figure in a block, in New Zealand (FIN-05)',
      { identity: { country: 'NZ', timeZone: 'Pacific/Auckland' }, ...hero({ text: 'Yours for $1,099.50* p.m. on approved credit' }) },
      'warning /pages/list/home/blocks/hero: “$1,099.50* p.m.” on the page “Home” has no comparison rate. The law requires the interest rate, the term and the total beside it (Credit Contracts and Consumer Finance Regulations (LI 2020/205), reg 4AAAQ ff).',
    ],
    [
      'a weekly figure in a promotion (FIN-05)',
      promo({ text: 'Only $79pw' }),
      'warning /search/promos/new/text: “$79pw” in the promotion “Sale” has no comparison rate. The law requires one beside every advertised repayment (National Credit Code, s 164).',
    ],
    [
      'weekly figures without a disclaimer (FIN-02)',
      { finance: { provider: 'manual', disclaimer: ' ' } },
      'warning /finance/disclaimer: Weekly figures have no disclaimer, but the law requires the terms beside them (National Credit Code).',
    ],
    [
      'an estimate without its rates (FIN-04)',
      { estimate: { show: true, disclaimer: 'Over {term} years at {rate}.' } },
      'warning /estimate/disclaimer: The estimate’s disclaimer leaves out {comparisonRate}, which the law requires (National Credit Code, s 164).',
    ],
    [
      'a formatted estimate without its comparison rate (FIN-04)',
      {
        estimate: {
          show: true,
          disclaimer: { blocks: [{ id: 'a', kind: 'paragraph', spans: [{ text: 'At ' }, { text: '{rate}', bold: true }] }] },
        },
      },
      'warning /estimate/disclaimer: The estimate’s disclaimer leaves out {comparisonRate}, which the law requires (National Credit Code, s 164).',
    ],
    [
      'a calculator with empty formatted small print (FIN-22)',
      { calculator: { disclaimer: { blocks: [{ id: 'a', kind: 'paragraph', spans: [] }] } } },
      'warning /calculator/disclaimer: The calculator has no small print, but the law requires it to say what its figures leave out (Australian Consumer Law).',
    ],
    [
      'a calculator without small print (FIN-22)',
      { calculator: { disclaimer: '' } },
      'warning /calculator/disclaimer: The calculator has no small print, but the law requires it to say what its figures leave out (Australian Consumer Law).',
    ],
    [
      'an online deposit of zero (CHK-03)',
      { checkout: { enabled: true, payOnline: true, deposit: 0 } },
      'error /checkout/deposit: Deposits are taken online, but the deposit is $0. Enter an amount, or turn off “Take deposits online”.',
    ],
    [
      'a deposit held on a card for longer than banks allow (CHK-05)',
      { checkout: { enabled: true, payOnline: true, holdHours: 121 } },
      'error /checkout/holdHours: Cars are reserved for 121 hours, but banks hold a deposit on a card for at most 120. Choose fewer hours, or take the deposit straight away.',
    ],
    [
      'a reference Saturday that is a Friday (LOC-18)',
      { hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2026-07-24' } },
      'warning /hours/serviceSaturdayReference: 2026-07-24 is a Friday. Fortnights are counted from the Saturday after it.',
    ],
    [
      'a reference Saturday that doesn’t exist (LOC-18)',
      { hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2026-13-45' } },
      'warning /hours/serviceSaturdayReference: 2026-13-45 does not exist, so no Saturday is by appointment only.',
    ],
    [
      'a pre-ticked consent box (ENQ-16)',
      { forms: { optInDefault: true }, identity: { country: 'NZ', timeZone: 'Pacific/Auckland' } },
      'warning /forms/optInDefault: The box for news and offers is pre-ticked. The law of New Zealand requires shoppers to opt in themselves, so you may not send news to anyone who leaves it ticked.',
    ],
    [
      'a chat token without a provider (VDP-13)',
      { chat: { token: 'abc' } },
      'warning /chat/provider: A chat provider’s token is entered, but no provider is chosen. No chat window opens, and Instant Message is hidden.',
    ],
    [
      'a chat provider without a token (VDP-13)',
      { chat: { provider: 'crisp' } },
      'warning /chat/token: A chat provider is chosen, but its token is missing, so no chat window opens.',
    ],
  ])('checks between settings find $0', (_name, values, problem) => expect(found(values)).toEqual([problem]))

  it('checks between settings warn of a custom privacy policy that doesn’t mention automated decisions (LEG-02)', () =>
    expect(found(ownPolicy('We hold little of you, and decide with care.')).join('\n')).toContain(
      'warning /pages/list/privacy/blocks/text/text: “Privacy policy” doesn’t say which decisions about people are made by computer programs.',
    ))
})
