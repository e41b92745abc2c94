import { listCharges } from '@forecourt/rules/pricing/listCharges'
import { carAppeal, carReadiness } from '@forecourt/rules/search/list/recommendation'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { describe, expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import type { Scenario } from '../Scenario'
import { scenarios } from '../scenarios'
import { scenarioLayers } from '../testing/scenarioLayers'
import { generateStock } from './generateStock'
import { isSoldInJapan } from './makes/isSoldInJapan'
import { newZealandNames } from './makes/newZealandNames'
import { vinCheckDigit } from './regoPlate'
import { demoCharges } from './withBothPrices'

const now = Date.UTC(2026, 10, 20)
const stock = scenarios.flatMap((scenario) => scenario.stock).flatMap((plan) => generateStock(plan, now))
const cars = stock.map(({ car }) => car)
const photosOf = (pictures: readonly unknown[]) => pictures.map((_, at) => ({ key: `photo-${at}`, alt: '' }))

describe('the demo stock', () => {
  it('a car that was imported used is of a model that was sold in Japan', () => {
    const imported = cars.filter(({ disclosure }) => disclosure.importedFrom)
    expect(imported).not.toEqual([])
    expect(imported.filter(({ make, model }) => !isSoldInJapan(make, model)).map(({ make, model }) => `${make} ${model}`)).toEqual([])
  })

  it('the demo stock has about 1,500 vehicles, the same ones every time', () => {
    expect(cars.length).toBeGreaterThan(1_300)
    expect(cars.length).toBeLessThan(1_700)
    const [plan] = scenarios[0]?.stock ?? []
    expect(plan && generateStock(plan, now)).toEqual(plan && generateStock(plan, now))
  })

  it('the demo stock has unique slugs and stock numbers, and VINs with a valid check digit', () => {
    expect(new Set(cars.map(({ slug, dealershipId }) => `${dealershipId} ${slug}`)).size).toBe(cars.length)
    expect(new Set(cars.map(({ stockNumber }) => stockNumber)).size).toBe(cars.length)
    const built = cars.filter(({ preorder }) => !preorder)
    for (const { vin } of built) expect(vin?.[8]).toBe(vinCheckDigit(vin ?? ''))
    for (const { vin } of built) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
  })

  it.each([
    ['sold', cars.filter(({ status }) => status === 'sold')],
    ['coming soon', cars.filter(({ status }) => status === 'coming_soon')],
    ['withdrawn', cars.filter(({ status }) => status === 'withdrawn')],
    ['reserved', cars.filter(({ reserved }) => reserved)],
    ['preorder', cars.filter(({ preorder }) => preorder)],
    ['unpriced', cars.filter(({ priceCents, preorder }) => priceCents === null && !preorder)],
    ['without pictures', stock.filter(({ pictures }) => pictures.length === 0)],
    ['demo', cars.filter(({ carType }) => carType === 'demo')],
    ['certified', cars.filter(({ certified }) => certified)],
    ['reduced', cars.filter(({ beforePriceCents }) => beforePriceCents !== null)],
    ['electric', cars.filter(({ simpleFuel }) => simpleFuel === 'Electric')],
    ['on subscription', cars.filter(({ subscriptionPriceCents }) => subscriptionPriceCents !== null)],
    ['caravans', cars.filter(({ itemType }) => itemType === 'caravan')],
    ['motorcycles', cars.filter(({ itemType }) => itemType === 'motorcycle')],
  ])('the demo stock includes cars that are %s', (_, some) => expect(some.length).toBeGreaterThan(0))

  it('the demo stock has plausible certification, fuel, registration and transmission', () => {
    for (const { certified, make, dealershipName, simpleFuel, year, carType, regoExpiry, transmission } of cars) {
      if (certified && dealershipName === 'Karri Coast Toyota') expect(make).toBe('Toyota')
      if (simpleFuel === 'Hybrid') expect(year).toBeGreaterThanOrEqual(2018)
      if (simpleFuel === 'Electric') expect(transmission).toBe('1 Speed Reduction Gear')
      if (carType === 'demo' && regoExpiry !== null) expect(regoExpiry > '2026-11-20').toBe(true)
    }
  })

  it('used vehicles of Queensland have a safety certificate, and used vans a registration and a gas certificate', () => {
    const local = cars.filter(({ carType, state }) => carType === 'used' && state === 'QLD')
    const vans = cars.filter(({ carType, itemType }) => carType === 'used' && itemType === 'caravan')
    expect([local.length > 20, vans.length > 5]).toEqual([true, true])
    for (const { slug, standardEquipment } of local) expect(standardEquipment, slug).toContain('Queensland safety certificate')
    for (const { slug, standardEquipment, regoExpiry } of vans) {
      expect(standardEquipment, slug).toContain('Gas certificate')
      expect((regoExpiry ?? '') > '2026-11-20', slug).toBe(true)
    }
    const others = cars.filter(({ carType, state }) => carType !== 'used' || state !== 'QLD')
    for (const { slug, standardEquipment } of others) expect(standardEquipment.join(), slug).not.toContain('certificate')
  })

  it('no demo site of used vehicles hides when their registration ends (CAR-22)', () => {
    const sites = scenarios.flatMap((scenario) => scenario.sites.map((site) => resolveConfig(scenarioLayers(scenario, site)).config))
    expect(sites.filter(({ rego }) => !rego.showExpiry).map(({ identity }) => identity.name)).toEqual([])
  })

  it('the demo stock has no price reduction on a car that arrived in the last 29 days', () => {
    const reduced = cars.filter(({ beforePriceCents }) => beforePriceCents !== null)
    for (const { slug, createdAt } of reduced) expect(now - Date.parse(createdAt), slug).toBeGreaterThan(29 * 86_400_000)
  })

  it('the demo stock does not claim that a coming car can be inspected', () => {
    const comments = cars.flatMap(({ status, dealerComments }) => (status === 'coming_soon' && dealerComments ? [dealerComments] : []))
    expect(comments.length).toBeGreaterThan(0)
    for (const text of comments)
      expect(text).not.toMatch(/has landed|any day we’re open|ready to go|out the front|Just through our workshop|in stock at/)
    for (const { priceType, dealerComments } of cars) if (priceType === 'egc') expect(dealerComments ?? '').not.toMatch(/drive away/i)
  })

  it('the demo stock does not say of a coming car what is true of one in the yard', () => {
    for (const { stock } of scenarios)
      for (const plan of stock) {
        const { closings, usedClosings, orders, arrivals } = plan.voice
        const inYard = [...closings, ...usedClosings]
        expect(inYard.filter((text) => [...orders, ...arrivals].includes(text))).toEqual([])
        for (const { car } of generateStock(plan, now)) {
          if (car.status !== 'coming_soon' && !car.preorder) continue
          expect(
            inYard.filter((text) => car.dealerComments?.includes(text)),
            car.name,
          ).toEqual([])
        }
      }
  })

  it('the demo stock has comments of sold cars that do not offer them', () => {
    for (const { stock } of scenarios)
      for (const plan of stock) {
        const sold = generateStock(plan, now).filter(({ car }) => car.status === 'sold' && car.dealerComments !== null)
        for (const { car } of sold) expect(car.dealerComments).toBe(plan.voice.sold.replaceAll('{title}', car.name))
      }
    for (const { car } of notableStock(
      Object.values(notableCars),
      scenarios.flatMap(({ stock }) => stock),
      now,
    ))
      if (car.status === 'sold') expect(car.dealerComments, car.slug).toMatch(/\bis sold\b/)
  })

  it('the demo stock has comments in each site’s own words', () => {
    const sitesOf = new Map<string, Set<string>>()
    for (const { organisation, sites, stock: plans } of scenarios)
      for (const { car } of plans.flatMap((plan) => generateStock(plan, now))) {
        const site = sites.find(({ dealershipSlugs }) => dealershipSlugs.includes(car.dealershipSlug))?.slug ?? organisation.slug
        const facts = [car.name, (car.km ?? 0).toLocaleString('en-AU'), car.city, car.dealershipName]
        for (const sentence of (car.dealerComments ?? '').split(/\||(?<=[.?!]) /)) {
          const words = facts.reduce((text, fact) => text.replaceAll(fact, '…'), sentence)
          if (car.standardEquipment.some((each) => words.toLowerCase().includes(each.toLowerCase()))) continue
          sitesOf.set(words, (sitesOf.get(words) ?? new Set()).add(site))
        }
      }
    const shared = [...sitesOf].filter(([words, found]) => found.size > 1 && /[a-z]{3}/.test(words)).map(([words]) => words)
    expect(shared).toEqual([])
  })

  it('the demo stock has a voice for each site', () => {
    const voicesOf = (scenario: Scenario) =>
      scenario.sites.map(({ dealershipSlugs }) => {
        const plans = scenario.stock.filter(
          ({ location }) => dealershipSlugs.length === 0 || dealershipSlugs.includes(location.dealershipSlug),
        )
        // The voice of most of its cars.
        return plans.toSorted((one, other) => other.count - one.count)[0]?.voice
      })
    expect(scenarios.map((scenario) => voicesOf(scenario).length - new Set(voicesOf(scenario)).size)).toEqual(scenarios.map(() => 0))
  })

  it('the demo stock has drive-away prices for all new cars, and for all cars in New Zealand (CARD-05)', () => {
    const withoutCharges = cars.filter(({ priceType }) => priceType === 'egc')
    expect(withoutCharges.length).toBeGreaterThan(100)
    for (const { name, carType, state } of withoutCharges) {
      expect(carType, name).toBe('used')
      expect(
        demoCharges.flatMap(({ states }): readonly string[] => states),
        name,
      ).toContain(state)
    }
  })

  it('the demo stock has an on-road total with the state’s duty for each price without charges, with no duty for caravans (UI-19)', () => {
    const priced = cars.filter(({ priceType, priceCents }) => priceType === 'egc' && priceCents !== null)
    for (const car of priced) {
      const lines = listCharges(car, car.priceCents ?? 0, demoCharges)?.map(({ name }) => name)
      const duty = car.state === 'WA' ? 'Vehicle licence duty' : 'Stamp duty'
      expect(lines, car.name).toEqual([...(car.itemType === 'caravan' ? [] : [duty]), 'Transfer of registration'])
    }
    expect(priced.some(({ itemType }) => itemType === 'caravan')).toBe(true)
  })

  it('a new car of the demo is charged $800 to $1,000 for its first year’s registration in each state, and no transfer (UI-19)', () => {
    for (const state of new Set(demoCharges.flatMap(({ states }) => states))) {
      const charges = listCharges(buildCar({ carType: 'new', state }), 5_000_000, demoCharges) ?? []
      expect(charges.map(({ name }) => name)).toEqual([expect.stringMatching(/duty$/), 'Registration, plates and compulsory insurance'])
      expect(charges[1]?.cents).toBeGreaterThanOrEqual(80_000)
      expect(charges[1]?.cents).toBeLessThanOrEqual(100_000)
    }
  })

  it('the demo stock has the same equipment for new cars of one grade, and consistent seat materials', () => {
    const comments = new Map<string, string>()
    for (const { name, carType, itemType, make, model, badge, year, specifications, standardEquipment, interiorColour } of cars) {
      if (itemType === 'car' && standardEquipment.includes('Leather-accented seats') && interiorColour !== null)
        expect(interiorColour, name).toMatch(/ leather-accented$/)
      if (carType !== 'new' || standardEquipment.length === 0) continue
      // A van weighs a little more than one of the year before.
      const grade = `${make} ${model} ${badge}${itemType === 'caravan' ? ` of ${year}` : ''}`
      const built = JSON.stringify([standardEquipment, itemType === 'caravan' ? specifications : null])
      expect(comments.get(grade) ?? built, grade).toBe(built)
      comments.set(grade, built)
    }
  })

  it('the demo stock has compliance dates before today, and registrations no earlier than compliance', () => {
    for (const { name, carType, year, preorder, complianceDate, regoExpiry } of cars) {
      if (carType === 'used' || preorder || year < new Date(now).getUTCFullYear()) continue
      expect(Date.parse(complianceDate ?? ''), name).toBeLessThan(now)
      if (regoExpiry === null) continue
      const registered = Date.parse(regoExpiry) - 365 * 86_400_000
      expect(registered, name).toBeGreaterThanOrEqual(Date.parse(complianceDate ?? '') - 31 * 86_400_000)
    }
  })

  it('the demo stock was approved one to three months after it was built, and no generation was built early in its first year', () => {
    const monthOf = (date: string | null) => Number(date?.slice(0, 4)) * 12 + Number(date?.slice(5, 7))
    for (const { name, buildDate, complianceDate, preorder, disclosure } of cars) {
      // An import's compliance date isn't known.
      if (preorder || disclosure?.importedFrom) continue
      const months = monthOf(complianceDate) - monthOf(buildDate)
      expect(months, name).toBeGreaterThanOrEqual(1)
      expect(months, name).toBeLessThanOrEqual(3)
    }
    const first = cars.filter(({ model, year }) => (model === 'Yaris Cross' && year === 2020) || (model === 'HiLux' && year === 2015))
    expect(first.length).toBeGreaterThan(0)
    for (const { name, buildDate } of first) expect(Number(buildDate?.slice(5, 7)), name).toBeGreaterThanOrEqual(8)
  })

  it('the demo stock shows what a new vehicle of an earlier year cost before the run-out', () => {
    const left = cars.filter(({ carType, year, priceCents }) => carType === 'new' && priceCents && year < new Date(now).getUTCFullYear())
    expect(left.length).toBeGreaterThan(20)
    for (const { name, priceCents, beforePriceCents } of left)
      expect((beforePriceCents ?? 0) - (priceCents ?? 0), name).toBeGreaterThanOrEqual(1_000_00)
  })

  it('the demo stock has no VIN, odometer, colour or compliance date for a car that is still to be ordered (CAR-18)', () => {
    const ordered = cars.filter(({ preorder }) => preorder)
    expect(ordered.length).toBeGreaterThan(3)
    for (const { name, year, vin, km, colour, complianceDate, tag, dealerComments } of ordered) {
      expect([year, vin, km, colour, complianceDate, tag], name).toEqual([new Date(now).getUTCFullYear(), null, null, null, null, null])
      expect(dealerComments ?? '', name).not.toMatch(/ready to go|has landed|in stock|out the front/)
    }
  })

  it('the demo stock has no car name with the same word twice in a row', () => {
    for (const { name } of cars) expect(name).not.toMatch(/\b(\w+) \1\b/)
  })

  it('the recommended order of the demo stock shows at most one new arrival in six cars on its first page (SRC-17)', () => {
    for (const { stock } of scenarios) {
      const listed = stock
        .flatMap((plan) => generateStock(plan, now))
        .map(({ car, pictures }) => buildCar({ ...car, images: photosOf(pictures) }))
      const first = listed
        .toSorted(
          (one, other) => carReadiness(other) - carReadiness(one) || other.customRank - one.customRank || carAppeal(other) - carAppeal(one),
        )
        .slice(0, 21)
      const arrivals = first.filter(({ createdAt }) => now - Date.parse(createdAt) < 8 * 86_400_000)
      expect(arrivals.length, first[0]?.dealershipName).toBeLessThanOrEqual(first.length / 6)
    }
  })

  it('the demo stock has plausible years, prices and odometer readings', () => {
    for (const { year, km, carType, priceCents, beforePriceCents } of cars) {
      expect(year).toBeGreaterThanOrEqual(2010)
      expect(year).toBeLessThanOrEqual(2026)
      if (carType === 'new' && km !== null) expect(km).toBeLessThan(100)
      if (priceCents !== null) expect(priceCents).toBeGreaterThan(100_000)
      if (beforePriceCents !== null) expect(beforePriceCents).toBeGreaterThan(priceCents ?? 0)
    }
  })

  it('the demo stock has plausible tags, comments and dimensions for each car', () => {
    const heights: Readonly<Record<string, readonly [number, number]>> = {
      Hatch: [1_390, 1_600],
      Sedan: [1_380, 1_520],
      Wagon: [1_440, 1_720],
      SUV: [1_480, 1_990],
      Ute: [1_740, 1_950],
      'Cab chassis': [1_740, 1_950],
      // Up to a middle roof.
      Van: [1_850, 2_600],
      'People mover': [1_700, 2_050],
      Coupe: [1_230, 1_450],
      Convertible: [1_200, 1_400],
    }
    for (const { name, carType, itemType, tag, km, year, simpleBody, simpleFuel, variant, dealerComments, priceCents } of cars) {
      const age = 2026 - year
      // Manufacturer roadside assistance runs for years.
      if (carType !== 'used') expect(dealerComments ?? '', name).not.toMatch(/roadside/)
      // Equipment names have no article.
      expect(dealerComments ?? '', name).not.toMatch(/\bYou get\b/)
      if (tag === 'One Owner') expect(carType, name).toBe('used')
      if (tag === 'Low Kms') {
        expect(carType, name).toBe('used')
        expect(km ?? 0, name).toBeLessThan((itemType === 'motorcycle' ? 4_500 : 11_000) * (age + 1))
      }
      if (tag === 'Runout Offer') expect([carType, year], name).toEqual(['new', 2025])
      if (tag === 'Test Drive Only') {
        expect([carType, priceCents], name).toEqual(['demo', null])
        expect(dealerComments, name).toContain('test-drive car')
      }
      if (dealerComments?.includes('One careful owner')) expect(km ?? 0, name).toBeLessThan(18_000 * (age + 1))
      if (variant.induction === 'Turbo') {
        expect(itemType, name).toBe('car')
        expect(simpleFuel, name).not.toBe('Electric')
      }
      if (itemType !== 'car') continue
      const [low = 0, high = 0] = heights[simpleBody ?? ''] ?? []
      expect(variant.vehicleHeight ?? low, name).toBeGreaterThanOrEqual(low)
      expect(variant.vehicleHeight ?? high, name).toBeLessThanOrEqual(high)
      expect(variant.vehicleWidth ?? 1_800, name).toBeLessThan(2_100)
      expect(variant.vehicleLength ?? 4_000, name).toBeGreaterThan(variant.vehicleWidth ?? 0)
    }
  })

  it('the demo stock has the driven wheels that a grade’s name says', () => {
    for (const { name, badge, drive } of cars) {
      if (/rear-wheel/i.test(badge ?? '')) expect(drive, name).toBe('RWD')
      if (/\bAWD\b|xDrive/.test(badge ?? '')) expect(drive, name).toBe('AWD')
    }
    const teslas = cars.filter(({ make }) => make === 'Tesla')
    expect(new Set(teslas.map(({ badge, drive }) => `${badge}: ${drive}`))).toEqual(
      new Set(['Rear-Wheel Drive: RWD', 'Long Range: AWD', 'Performance: AWD', 'Standard Range Plus: RWD']),
    )
  })

  it('the demo stock has caravans as long as their name says, in feet or centimetres', () => {
    const lengths = new Map(
      cars.flatMap(({ itemType, badge, specifications }) => (itemType === 'caravan' ? [[badge, specifications.bodyLength]] : [])),
    )
    expect(lengths.get('617 HB')).toBe(20.2)
    expect(lengths.get('499')).toBe(16.4)
    expect(lengths.get('20ER')).toBe(20)
  })

  it('the demo stock does not repeat the make in a name whose model begins with it', () => {
    for (const { name } of cars) expect(name).not.toMatch(/Mazda Mazda\d|MG MG\d|Polestar Polestar/)
  })

  it('the demo stock shows each model with its own picture, in its paint', () => {
    const models = new Map<string, string>()
    // A model with a name of its own in New Zealand has the same picture.
    const drawnNames = new Map(
      Object.entries(newZealandNames).map(([drawn, { model }]) => [model ? `${drawn.split(' ')[0]} ${model}` : drawn, drawn]),
    )
    for (const { car, pictures } of stock) {
      const name = `${car.make} ${car.model}`
      const drawn = drawnNames.get(name) ?? name
      for (const { file, alt } of pictures) {
        const paint = car.colour?.toLowerCase()
        if (paint)
          expect([alt.includes(` in ${paint},`), file.includes(`-${paint.replace(' ', '-')}-`)], `${car.name}: ${file}`).toEqual([
            true,
            true,
          ])
        if (!file.endsWith('-front')) continue
        const known = models.get(file) ?? drawn
        expect(drawn).toBe(known)
        models.set(file, known)
      }
    }
    expect(models.size).toBeGreaterThan(200)
  })
})
