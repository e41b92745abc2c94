import type { Offer } from '@forecourt/rules/entities/Offer'
import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OfferCard, OfferGrid, truncated } from './OfferCard'

const offer: Offer = buildOffer({ id: 'o1', name: 'RAV4 ready to drive away', description: 'In stock now.', endsOn: '2026-03-31' })
const draw = (overrides: Partial<Offer> = {}) =>
  renderToStaticMarkup(<OfferCard offer={{ ...offer, ...overrides }} config={buildConfig()} site={buildSiteData()} headingLevel={3} />)

describe('OfferCard', () => {
  it('OfferCard shows the comparison rate of an offer that names a rate as large as its name, with example and whole warning (FIN-05)', () => {
    const html = draw({ name: 'Corolla from 4.9% p.a.', comparisonRate: 5.46, rateExample: '4.9% p.a. over 4 years.' })
    const [rate] = /<p class="[^"]*">Comparison rate 5\.46%\sp\.a\.\*<\/p>/.exec(html) ?? []
    expect(rate).toMatch(/heading.*text-subsection/)
    expect(html).toMatch(/<p [^>]*>\* 4\.9% p\.a\. over 4 years\. .* might result in a different comparison rate\.<\/p>/)
    expect(draw()).not.toContain('omparison rate')
  })

  it('OfferCard states no comparison rate on a site in New Zealand, which has none (CFG-02)', () => {
    const rated = { ...offer, name: 'Corolla from 4.9% p.a.', comparisonRate: 5.46, rateExample: '4.9% p.a. over 4 years.' }
    const config = buildConfig({ identity: { country: 'NZ' } })
    const html = renderToStaticMarkup(<OfferCard offer={rated} config={config} site={buildSiteData()} headingLevel={3} />)
    expect(html).toContain('4.9% p.a.')
    expect(html).not.toMatch(/omparison rate|over 4 years/)
  })

  it('OfferCard has buttons to enquire, to view the model and to drive it (OFR-02)', () => {
    const html = draw()
    expect(html).toContain('Enquire Now')
    expect(html).toContain('href="/search?model=RAV4"')
    expect(html).toContain('Explore RAV4')
    expect(html).toContain('href="/book-test-drive"')
    expect(html).toContain('Until 31 Mar 2026')
  })

  it('OfferCard links to the list of the cars that the offer covers, with their number (OFR-02)', () => {
    const at = (offerStock: SiteData['offerStock'], overrides: Partial<Offer> = {}) =>
      renderToStaticMarkup(
        <OfferCard offer={{ ...offer, ...overrides }} config={buildConfig()} site={buildSiteData({ offerStock })} headingLevel={3} />,
      )
    const fitting = at({ o1: { count: 12, areChosen: false, itemTypes: ['car'], fromCents: null } })
    expect(fitting).toMatch(/href="\/search\?car_type=new&amp;make=Toyota&amp;model=RAV4"[^>]*>See the 12 cars<\/a>/)
    expect(at({ o1: { count: 1, areChosen: true, itemTypes: ['car'], fromCents: null } })).toMatch(
      /href="\/offers\/toyota\/o1#cars"[^>]*>See the car<\/a>/,
    )
    // Its page leaves out reserved and coming cars, which lists count as in stock (CAR-02, CAR-05).
    expect(at({ o1: { count: 13, areChosen: true, itemTypes: ['car'], fromCents: null } })).toMatch(
      /o1#cars"[^>]*>See the 13 available cars<\/a>/,
    )
    // The page shows only some of them.
    expect(at({ o1: { count: 30, areChosen: true, itemTypes: ['car'], fromCents: null } })).toMatch(/o1#cars"[^>]*>See the cars<\/a>/)
    expect(at({ o1: { count: 3, areChosen: false, itemTypes: ['car'], fromCents: null } }, { fuels: ['Diesel'] })).toMatch(
      /o1#cars"[^>]*>See the cars<\/a>/,
    )
    expect(draw()).not.toContain('See the')
  })

  it('OfferCard links to no page that it is on (OFR-02)', () => {
    const range: readonly RangeModel[] = [
      {
        ...{ id: 'toyota.rav4', make: 'Toyota', makeSlug: 'toyota', model: 'RAV4', modelSlug: 'rav4', path: '/rav4', body: 'SUV' },
        ...{
          stage: 'current',
          performance: false,
          electrified: [],
          priceText: null,
          imageKey: null,
          accessories: 0,
          count: 1,
          newCount: 1,
          demoCount: 0,
          usedCount: 0,
        },
      },
    ]
    const on = (here: string) =>
      renderToStaticMarkup(<OfferCard offer={offer} config={buildConfig()} site={buildSiteData({ range })} headingLevel={3} here={here} />)
    expect(on('/rav4')).not.toContain('Explore RAV4')
    expect(on('/corolla')).toContain('href="/rav4"')
  })

  it('OfferCard links finance offers to the finance page (OFR-04)', () => {
    const html = draw({ category: 'Finance offer', modelName: null })
    expect(html).toMatch(/href="\/finance\?offer_id=[\w-]+#finance-form"/)
    expect(html).not.toContain('/book-test-drive')
  })

  it.each<{ name: string; offer: Partial<Offer>; links: boolean }>([
    { name: 'on a model', offer: {}, links: true },
    { name: 'on cars of a price', offer: { manufacturer: null, modelName: null, priceToCents: 2_000_000 }, links: true },
    { name: 'on hybrids', offer: { manufacturer: null, modelName: null, fuels: ['Hybrid'] }, links: true },
    { name: 'on a trade-in with any car', offer: { category: 'Used', manufacturer: null, modelName: null }, links: false },
    {
      name: 'on cover with any car',
      offer: { category: 'Used', manufacturer: null, modelName: null, onCars: true, yearFrom: 2017 },
      links: false,
    },
    { name: 'on a service of a model', offer: { category: 'Service' }, links: false },
    { name: 'on parts of a model', offer: { category: 'Parts' }, links: false },
  ])('OfferCard links to a test drive only from an offer that names cars to drive (OFR-02): $name', ({ offer: facts, links }) => {
    expect(draw(facts).includes('Book A Test Drive')).toBe(links)
  })

  it('OfferCard keeps its links together, after its button (OFR-02)', () => {
    const html = draw()
    const actions = html.slice(html.indexOf('>Enquire Now</a>'))
    expect(actions).toMatch(/^>Enquire Now<\/a><\/span><span[^>]*><a [^>]*>Explore RAV4<\/a><a [^>]*>Book A Test Drive<\/a><\/span>/)
  })

  it('OfferCard has its small print below its actions where it is alone, so that its picture is whole, and above them in a row (FIN-05)', () => {
    const linksOf = (count: number) => {
      const offers = Array.from({ length: count }, (_, index) => ({
        ...offer,
        id: `o${index}`,
        imageKey: 'offers/one.webp',
        disclaimer: 'Ask us.',
      }))
      const html = renderToStaticMarkup(<OfferGrid offers={offers} config={buildConfig()} site={buildSiteData()} headingLevel={3} />)
      return [...html.matchAll(/aria-label="(Enquire Now|Conditions)/g)].map(([, name]) => name)
    }
    expect(linksOf(1)).toEqual(['Enquire Now', 'Conditions'])
    expect(linksOf(2)).toEqual(['Conditions', 'Enquire Now', 'Conditions', 'Enquire Now'])
  })

  it('OfferCard of an offer without other links links to its own page, so that all cards of a row have a link (OFR-02)', () => {
    expect(draw({ category: 'Service', modelName: null })).toMatch(/href="\/offers\/[^"#]+"[^>]*>Offer details<\/a>/)
    expect(draw()).not.toContain('Offer details')
  })

  it('a brief OfferCard has one link beside its button, and its comparison rate without the example repayment (OFR-02, FIN-05)', () => {
    const loan = {
      name: 'RAV4 from 4.9% p.a.',
      comparisonRate: 5.46,
      rateExample: '4.9% p.a.',
      interestRate: 4.9,
      termYears: 4,
      depositPercent: 0,
    }
    const cardOf = (brief: boolean, stock: number) =>
      renderToStaticMarkup(
        <OfferCard
          offer={{ ...offer, ...loan }}
          config={buildConfig()}
          site={buildSiteData({
            offerStock: stock > 0 ? { o1: { count: stock, areChosen: false, itemTypes: ['car'], fromCents: 4_000_000 } } : {},
          })}
          headingLevel={3}
          brief={brief}
        />,
      )
    const actions = (html: string) => html.slice(html.indexOf('>Enquire Now</a>')).match(/<a /g)?.length
    expect([actions(cardOf(false, 12)), actions(cardOf(true, 12)), actions(cardOf(true, 0))]).toEqual([3, 1, 1])
    expect(cardOf(true, 12)).toContain('See the 12 cars')
    expect(cardOf(true, 0)).toContain('Explore RAV4')
    expect(cardOf(true, 12)).toContain('Comparison rate 5.46%')
    expect([false, true].map((brief) => cardOf(brief, 12).includes('a week for a price'))).toEqual([true, false])
  })

  it('OfferCard without a picture has a drawing in its place only next to a card with one (OFR-02)', () => {
    const shown = (pictures: readonly (string | null)[]) =>
      renderToStaticMarkup(
        <OfferGrid
          offers={pictures.map((imageKey, index) => ({ ...offer, id: `o${index}`, imageKey }))}
          config={buildConfig()}
          site={buildSiteData()}
          headingLevel={3}
        />,
      )
    expect(shown(['offers/one.webp', null])).toContain('aspect-3/2 place-items-center')
    for (const pictures of [[null], [null, null], ['offers/one.webp']])
      expect(shown(pictures)).not.toContain('aspect-3/2 place-items-center')
  })

  it('OfferCard folds long descriptions with View more and View less (UI-16, UI-17)', () => {
    expect(draw({ description: 'word '.repeat(60).trim() })).toContain('View more')
    expect(draw({ description: 'word '.repeat(40).trim() })).not.toContain('View more')
  })

  it('OfferCard shows the beginning of its conditions, and links to all of them (ENT-11)', () => {
    const html = draw({ disclaimer: 'Private buyers only.\n\n- Over 48 months\n- On cars in stock.' })
    expect(html).toMatch(/>Private buyers only\. Over 48 months\. On cars in stock\. <a href="\/offers\/[^"]*#conditions"/)
    const long = draw({ disclaimer: `${'While stock lasts and only then. '.repeat(9)}Excludes fleet.` })
    expect(long).toMatch(/>While stock lasts[^<]{60,110}… <a /)
    expect(long).not.toContain('Excludes fleet')
    for (const disclaimer of [null, ' ']) expect(draw({ disclaimer })).not.toContain('#conditions')
  })

  it('a collapsed description shows its first lines, one line per table row (UI-17)', () => {
    const html = draw({
      description: {
        blocks: [
          { id: 'what', kind: 'paragraph', spans: [{ text: 'A full annexe.' }] },
          { id: 'sizes', kind: 'table', hasHead: false, rows: [[[{ text: 'Short' }], [{ text: 'Half' }]]] },
        ],
      },
    })
    expect(html).toContain('>A full annexe. </span>')
    expect(html).toContain('View more')
    expect(html).toMatch(/<p class="whitespace-pre-line[^>]*>A full annexe\.\n\nShort · Half</)
  })
})

describe('truncated', () => {
  it('truncated ends between words and leaves short texts whole', () => {
    expect(truncated('one two three', 9)).toBe('one two…')
    expect(truncated('short', 9)).toBe('short')
    expect(truncated('unbroken-and-long', 8)).toBe('unbroken…')
  })
})
