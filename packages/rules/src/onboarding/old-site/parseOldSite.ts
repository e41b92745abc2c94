import { blockText } from '@forecourt/schema/rich-text/plainText'
import { parseHtml } from '../../text/parseHtml'
import type { OldCar, OldPage, OldPlace, OldSite, OldText } from './OldSite'
import { oldHours } from './oldHours'
import { pageFacts } from './pageFacts'
import { plainContact } from './plainContact'

type Node = Readonly<Record<string, unknown>>

const businesses = /(Dealer|AutomotiveBusiness|AutoRepair|LocalBusiness|Store|Organization)$/
const vehicles = /(^|\/)(Car|Vehicle|Motorcycle|BusOrCoach|MotorizedBicycle)$/

const typesOf = ({ '@type': type }: Node): string[] =>
  (Array.isArray(type) ? type : [type]).filter((each): each is string => typeof each === 'string')

/** Text of a value; for a node its name or value. */
const word = (value: unknown, most = 200): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value).replace(/\s+/g, ' ').trim().slice(0, most)
  if (Array.isArray(value)) return word(value[0], most)
  if (typeof value !== 'object' || value === null) return ''
  const { name, value: amount } = value as Node
  return word(name ?? amount, most)
}

const lists = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const shortState = (state: string) => {
  const names: { readonly [name: string]: string } = {
    'australian capital territory': 'ACT',
    'new south wales': 'NSW',
    'northern territory': 'NT',
    queensland: 'QLD',
    'south australia': 'SA',
    tasmania: 'TAS',
    victoria: 'VIC',
    'western australia': 'WA',
  }
  return names[state.toLowerCase()] ?? state.toUpperCase()
}

const placeOf = (node: Node): OldPlace | null => {
  const address = (Array.isArray(node.address) ? node.address[0] : node.address) as Node | undefined
  if (typeof address !== 'object' || address === null) return null
  const { week, unread } = oldHours(node)
  const place = {
    name: word(node.name, 120),
    street: word(address.streetAddress, 120),
    suburb: word(address.addressLocality, 80),
    postcode: word(address.postalCode, 10),
    state: shortState(word(address.addressRegion, 40)),
    phone: word(node.telephone, 40),
    email: word(node.email, 120).replace(/^mailto:/i, ''),
    hours: week,
    unreadHours: unread,
  }
  return place.street === '' || place.suburb === '' ? null : place
}

const conditions: { readonly [name: string]: string } = { NewCondition: 'New', UsedCondition: 'Used' }

const carOf = (node: Node): OldCar | null => {
  const offer = (lists(node.offers)[0] ?? {}) as Node
  const price = word(offer.price ?? (lists(offer.priceSpecification)[0] as Node | undefined)?.price)
  const pictures = lists(node.image)
    .map((image) =>
      typeof image === 'object' && image !== null ? word((image as Node).contentUrl ?? (image as Node).url, 500) : word(image, 500),
    )
    .filter((image) => image.startsWith('https://'))
  const car = {
    'Stock number': word(node.sku ?? node.productID ?? node.mpn, 40),
    Make: word(node.brand ?? node.manufacturer, 40),
    Model: word(node.model, 60),
    Badge: word(node.vehicleConfiguration, 80),
    Year:
      /\b(19|20)\d{2}\b/.exec(
        `${word(node.vehicleModelDate)} ${word(node.modelDate)} ${word(node.productionDate)} ${word(node.name)}`,
      )?.[0] ?? '',
    Condition: conditions[word(node.itemCondition ?? offer.itemCondition).replace(/^.*\//, '')] ?? '',
    Price: price,
    Kilometres: word(node.mileageFromOdometer),
    Colour: word(node.color, 40),
    Body: word(node.bodyType, 40),
    Fuel: word(node.fuelType ?? (lists(node.vehicleEngine)[0] as Node | undefined)?.fuelType, 40),
    Transmission: word(node.vehicleTransmission, 40),
    VIN: word(node.vehicleIdentificationNumber, 20),
    Images: pictures.slice(0, 40).join('|'),
    Comments: word(node.description, 4_000),
  }
  return car.Make === '' || car.Model === '' || car.Year === '' ? null : car
}

const pathOf = (address: string): string | null => {
  const path =
    URL.parse(address)
      ?.pathname.toLowerCase()
      .replace(/\.(html?|php|aspx?)$/, '')
      .replace(/\/(index)?$/, '') ?? ''
  return /^(\/[a-z0-9-]+)+$/.test(path) && path.length <= 120 ? path : null
}

/** Shorter texts aren't page content. */
const leastLetters = 80
const mostLetters = 18_000

const textOf = (address: string, title: string, main: string): OldText | null => {
  const path = pathOf(address)
  if (path === null || title === '') return null
  let letters = 0
  const blocks = parseHtml(main).blocks.filter((block) => {
    // The title is the heading already; pictures aren't imported.
    if (block.kind === 'picture' || (block.kind === 'heading' && blockText(block).trim() === title)) return false
    letters += blockText(block).length
    return letters <= mostLetters
  })
  return letters < leastLetters || blocks.length === 0 ? null : { path, title, text: { blocks } }
}

const sameKey = (...parts: readonly string[]) =>
  parts
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Removes duplicates by key, keeping the first. */
const firstOf = <Each>(all: readonly Each[], key: (each: Each) => string): Each[] =>
  [...new Map([...all].reverse().map((each) => [key(each), each])).values()].reverse()

const social = (nodes: readonly Node[], host: string) =>
  nodes
    .flatMap(({ sameAs }) => lists(sameAs))
    .map((each) => word(each))
    .find((each) => /^https:\/\//.test(each) && URL.parse(each)?.hostname.endsWith(host)) ?? ''

/**
 * Extracts importable data from a dealer's old site: name, locations with hours, cars and texts, from structured data and content
 * (CFG-01, ENT-07, RTE-23). Missing data stays empty.
 */
export const parseOldSite = (pages: readonly OldPage[]): OldSite => {
  const read = pages.map(({ address, html }) => {
    const facts = pageFacts(html)
    const { title, nodes, main } = facts
    const of = (wanted: RegExp) => nodes.filter((node) => typesOf(node).some((type) => wanted.test(type)))
    const cars = of(vehicles)
      .map(carOf)
      .filter((car) => car !== null)
    const firms = of(businesses)
    const places = firms.flatMap((node) => placeOf(node) ?? [])
    // A page of cars is a list that the new site generates.
    const text = cars.length > 0 ? null : textOf(address, title, main)
    return { cars, firms, places, text, facts }
  })
  const firms = read.flatMap((each) => each.firms)
  const plain = plainContact(read.map(({ facts }) => facts))
  const places = firstOf([...read.flatMap((each) => each.places), ...plain.places], ({ street, suburb }) => sameKey(street, suburb)).slice(
    0,
    30,
  )
  return {
    name:
      word(firms.find(({ name, '@type': type }) => word(name) !== '' && String(type) !== 'Organization')?.name ?? firms[0]?.name, 200) ||
      plain.name,
    phone: plain.phone,
    email: plain.email,
    facebook: social(firms, 'facebook.com'),
    instagram: social(firms, 'instagram.com'),
    places,
    cars: firstOf(
      read.flatMap((each) => each.cars),
      (car) => car.VIN || car['Stock number'] || sameKey(...Object.values(car)),
    ).slice(0, 2_000),
    texts: firstOf(
      read.flatMap(({ text }) => text ?? []),
      ({ path }) => path,
    ).slice(0, 40),
    pages: pages.length,
    used: read.filter(
      ({ cars, places: named, text, facts }) =>
        cars.length > 0 || named.length > 0 || text !== null || facts.phones.length > 0 || facts.emails.length > 0,
    ).length,
  }
}
