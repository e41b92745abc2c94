import { plainText } from '@forecourt/schema/rich-text/plainText'
import { describe, expect, it } from 'vitest'
import { blankAnswers } from '../OnboardingAnswers'
import { onboardingConfig } from '../onboardingConfig'
import { oldSiteAnswers, oldSiteParts } from './oldSiteAnswers'
import { pageFacts } from './pageFacts'
import { parseOldSite } from './parseOldSite'

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const long = 'We have sold cars on Anzac Parade since 1988, and most of the people who bought one came back for the next.'

const dealer = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': ['AutoDealer', 'Organization'],
      name: 'Maroubra Motors',
      telephone: '+61293445566',
      email: 'mailto:hello@maroubra.example',
      sameAs: ['https://www.facebook.com/maroubra', 'https://x.example/maroubra'],
      address: { streetAddress: '12 Anzac Parade', addressLocality: 'Maroubra', addressRegion: 'New South Wales', postalCode: '2035' },
      openingHours: ['Mo-Fr 08:30-17:30', 'Sa 9:00-13:00'],
    },
  ],
}
const car = {
  '@type': 'Car',
  brand: { '@type': 'Brand', name: 'Mazda' },
  model: 'CX-5',
  vehicleModelDate: 2021,
  sku: 'M12',
  mileageFromOdometer: { '@type': 'QuantitativeValue', value: 41200, unitCode: 'KMT' },
  vehicleIdentificationNumber: 'JM0KF4WLA00123456',
  image: ['https://old.example/a.jpg', '/b.jpg'],
  description: 'One owner, "as new"',
  offers: { '@type': 'Offer', price: '33990', itemCondition: 'https://schema.org/UsedCondition' },
}
const pages = [
  { address: 'https://www.old.example/', html: `<title>Home | Maroubra Motors</title>${data(dealer)}<main>Hello</main>` },
  {
    address: 'https://www.old.example/About-Us.html',
    html: `<title>About - Maroubra Motors</title><nav><a href="/x">Menu</a></nav><main><h1>About us</h1><p>${long}</p><img src="https://old.example/team.jpg"><ul><li>Fair</li></ul><form>Name</form><script>alert(1)</script></main><footer>Foot</footer>`,
  },
  { address: 'https://www.old.example/cars/m12', html: `<h1>Mazda CX-5</h1>${data([car, car])}<p>${long}</p>` },
  { address: 'https://www.old.example/empty', html: '<p>Short.</p>' },
  { address: 'https://www.old.example/broken', html: '<script type="application/ld+json">{"@type": "Car",</script><p' },
]
const site = parseOldSite(pages)

describe('an old site without structured data', () => {
  const footer =
    '<footer><p>Visit us: 12 Anzac Parade<br>Maroubra NSW 2035</p><a href="tel:+61%202%209344%205566">Call</a> <a href="mailto:hello@maroubra.example?subject=Hi">Mail</a></footer>'
  const page = (title: string, path: string, more = '') => ({
    address: `https://www.old.example/${path}`,
    html: `<title>${title} | Maroubra Motors</title><main><p>Cars.</p>${more}</main>${footer}`,
  })
  const plain = parseOldSite([page('Home', ''), page('Used cars', 'used'), page('Finance', 'finance', '<a href="tel:131313">Bank</a>')])

  it('an old site without structured data provides the name of its titles, the number and address of its links, and the address in its footer (CFG-01)', () => {
    expect(plain).toMatchObject({ name: 'Maroubra Motors', phone: '+61 2 9344 5566', email: 'hello@maroubra.example', used: 3 })
    expect(plain.places).toMatchObject([{ street: '12 Anzac Parade', suburb: 'Maroubra', state: 'NSW', postcode: '2035', hours: null }])
    expect(oldSiteAnswers(blankAnswers, plain, ['business', 'places']).place).toMatchObject({
      ...{ street: '12 Anzac Parade', phone: '02 9344 5566', email: 'hello@maroubra.example' },
    })
  })

  it('an old site without structured data leaves a value empty rather than choosing between two (CFG-01)', () => {
    const html = '<title>Best cars | Great prices</title><a href="tel:0293445566">A</a><a href="tel:0293445577">B</a>'
    expect(parseOldSite([{ address: 'https://www.old.example/', html }])).toMatchObject({ name: '', phone: '', email: '', places: [] })
  })
})

describe('an old site', () => {
  it('an old site provides the business, locations with hours, cars and texts, and the number of pages used (CFG-01, ENT-07)', () => {
    expect(site).toMatchObject({ name: 'Maroubra Motors', facebook: 'https://www.facebook.com/maroubra', instagram: '', pages: 5, used: 3 })
    expect(site.places).toMatchObject([{ street: '12 Anzac Parade', state: 'NSW', postcode: '2035', email: 'hello@maroubra.example' }])
    expect(site.places[0]?.hours?.map(({ open, close }) => (open ? `${open}-${close}` : '·'))).toEqual([
      '·',
      ...Array(5).fill('08:30-17:30'),
      '09:00-13:00',
    ])
    expect(site.cars).toHaveLength(1)
    expect(site.cars[0]).toMatchObject({ Make: 'Mazda', Year: '2021', Kilometres: '41200', Price: '33990', Condition: 'Used' })
    expect(site.cars[0]?.Images).toBe('https://old.example/a.jpg')
    expect(site.texts.map(({ path, title }) => [path, title])).toEqual([['/about-us', 'About us']])
    expect(plainText(site.texts[0]?.text ?? '')).toBe(`${long}\n\nFair`)
  })

  it('the dealer’s former website fills only the selected parts of the onboarding answers (CFG-01)', () => {
    const entered = { ...blankAnswers, business: { ...blankAnswers.business, licence: 'MD 1' } }
    expect(oldSiteAnswers(entered, site, [])).toEqual(entered)
    const all = oldSiteAnswers(entered, site, oldSiteParts)
    expect(all.business).toMatchObject({ name: 'Maroubra Motors', licence: 'MD 1' })
    expect(all.place).toMatchObject({ suburb: 'Maroubra', phone: '02 9344 5566', others: [] })
    expect(all.place.hours).toHaveLength(7)
    const file = Buffer.from(all.stock.file, 'base64').toString()
    expect(file).toContain('"One owner, ""as new"""')
    expect(file.split('\n')[0]).not.toContain('Badge')
    expect(onboardingConfig(all).pages?.list).toMatchObject([{ id: 'old-about-us', path: '/about-us', blocks: [{ kind: 'prose' }] }])
    expect(oldSiteAnswers(entered, site, ['texts']).business).toEqual(entered.business)
  })

  it('an old site can be empty', () =>
    expect(parseOldSite([])).toMatchObject({ name: '', places: [], cars: [], texts: [], pages: 0, used: 0 }))
})

it('the old-site reader stops at deeply nested structured data, and prefers the heading to the title (CFG-01)', () => {
  let deep: unknown = { '@type': 'Car' }
  for (let step = 0; step < 400; step++) deep = { '@graph': [deep] }
  expect(pageFacts(data(deep)).nodes.length).toBeLessThan(10)
  expect(pageFacts('<title>Cars | Us</title>').title).toBe('Cars')
  expect(pageFacts('<title>Cars | Us</title><h1> Our\n cars </h1>').title).toBe('Our cars')
})
