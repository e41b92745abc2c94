import { blockText } from '@forecourt/schema/rich-text/plainText'
import { parseHtml } from '../../text/parseHtml'
import type { OldCar, OldPage, OldPlace, OldSite, OldText } from './OldSite'
import { oldHours } from './oldHours'
import { pageFacts } from './pageFacts'
import { plainContact } from './plainContact'

type Node = Readonly<Record<string, unknown>>

const businesses = /(Dealer|AutomotiveBusiness|AutoRepair|LocalBusiness|Store|Organization)$/
const vehicles = /(^|\/)(Car|Vehicle|Motorcycle|BusOrCoach|MotorizedBicycle)$/

const listTypes = ({ '@type': type }: Node): string[] =>
  (Array.isArray(type) ? type : [type]).filter((each): each is string => typeof each === 'string')

/** Text of a value; for a node its name or value. */
const toText = (value: unknown, max = 200): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value).replace(/\s+/g, ' ').trim().slice(0, max)
  if (Array.isArray(value)) return toText(value[0], max)
  if (typeof value !== 'object' || value === null) return ''
  const { name, value: amount } = value as Node
  return toText(name ?? amount, max)
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

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

const parseLocation = (node: Node): OldPlace | null => {
  const address = (Array.isArray(node.address) ? node.address[0] : node.address) as Node | undefined
  if (typeof address !== 'object' || address === null) return null
  const { week, unparsed } = oldHours(node)
  const place = {
    name: toText(node.name, 120),
    street: toText(address.streetAddress, 120),
    suburb: toText(address.addressLocality, 80),
    postcode: toText(address.postalCode, 10),
    state: shortState(toText(address.addressRegion, 40)),
    phone: toText(node.telephone, 40),
    email: toText(node.email, 120).replace(/^mailto:/i, ''),
    hours: week,
    unparsedHours: unparsed,
  }
  return place.street === '' || place.suburb === '' ? null : place
}

const conditions: { readonly [name: string]: string } = { NewCondition: 'New', UsedCondition: 'Used' }

const parseCar = (node: Node): OldCar | null => {
  const offer = (toList(node.offers)[0] ?? {}) as Node
  const price = toText(offer.price ?? (toList(offer.priceSpecification)[0] as Node | undefined)?.price)
  const pictures = toList(node.image)
    .map((image) =>
      typeof image === 'object' && image !== null ? toText((image as Node).contentUrl ?? (image as Node).url, 500) : toText(image, 500),
    )
    .filter((image) => image.startsWith('https://'))
  const car = {
    'Stock number': toText(node.sku ?? node.productID ?? node.mpn, 40),
    Make: toText(node.brand ?? node.manufacturer, 40),
    Model: toText(node.model, 60),
    Badge: toText(node.vehicleConfiguration, 80),
    Year:
      /\b(19|20)\d{2}\b/.exec(
        `${toText(node.vehicleModelDate)} ${toText(node.modelDate)} ${toText(node.productionDate)} ${toText(node.name)}`,
      )?.[0] ?? '',
    Condition: conditions[toText(node.itemCondition ?? offer.itemCondition).replace(/^.*\//, '')] ?? '',
    Price: price,
    Kilometres: toText(node.mileageFromOdometer),
    Colour: toText(node.color, 40),
    Body: toText(node.bodyType, 40),
    Fuel: toText(node.fuelType ?? (toList(node.vehicleEngine)[0] as Node | undefined)?.fuelType, 40),
    Transmission: toText(node.vehicleTransmission, 40),
    VIN: toText(node.vehicleIdentificationNumber, 20),
    Images: pictures.slice(0, 40).join('|'),
    Comments: toText(node.description, 4_000),
  }
  return car.Make === '' || car.Model === '' || car.Year === '' ? null : car
}

const toPath = (address: string): string | null => {
  const path =
    URL.parse(address)
      ?.pathname.toLowerCase()
      .replace(/\.(html?|php|aspx?)$/, '')
      .replace(/\/(index)?$/, '') ?? ''
  return /^(\/[a-z0-9-]+)+$/.test(path) && path.length <= 120 ? path : null
}

/** Shorter texts aren't page content. */
const minLetters = 80
const maxLetters = 18_000

const parseText = (address: string, title: string, main: string): OldText | null => {
  const path = toPath(address)
  if (path === null || title === '') return null
  let letters = 0
  const blocks = parseHtml(main).blocks.filter((block) => {
    // The title is the heading already; pictures aren't imported.
    if (block.kind === 'picture' || (block.kind === 'heading' && blockText(block).trim() === title)) return false
    letters += blockText(block).length
    return letters <= maxLetters
  })
  return letters < minLetters || blocks.length === 0 ? null : { path, title, text: { blocks } }
}

const sameKey = (...parts: readonly string[]) =>
  parts
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Removes duplicates by key, keeping the first. */
const uniqueBy = <Each>(all: readonly Each[], key: (each: Each) => string): Each[] =>
  [...new Map([...all].reverse().map((each) => [key(each), each])).values()].reverse()

const social = (nodes: readonly Node[], host: string) =>
  nodes
    .flatMap(({ sameAs }) => toList(sameAs))
    .map((each) => toText(each))
    .find((each) => /^https:\/\//.test(each) && URL.parse(each)?.hostname.endsWith(host)) ?? ''

/**
 * Extracts importable data from a dealer's old site: name, locations with hours, cars and texts, from structured data and content
 * (CFG-01, ENT-07, RTE-23). Missing data stays empty.
 */
export const parseOldSite = (pages: readonly OldPage[]): OldSite => {
  const read = pages.map(({ address, html }) => {
    const facts = pageFacts(html)
    const { title, nodes, main } = facts
    const nodesOfType = (wanted: RegExp) => nodes.filter((node) => listTypes(node).some((type) => wanted.test(type)))
    const cars = nodesOfType(vehicles)
      .map(parseCar)
      .filter((car) => car !== null)
    const businessNodes = nodesOfType(businesses)
    const places = businessNodes.flatMap((node) => parseLocation(node) ?? [])
    // A page of cars is a list that the new site generates.
    const text = cars.length > 0 ? null : parseText(address, title, main)
    return { cars, businessNodes, places, text, facts }
  })
  const businessNodes = read.flatMap((each) => each.businessNodes)
  const plain = plainContact(read.map(({ facts }) => facts))
  const places = uniqueBy([...read.flatMap((each) => each.places), ...plain.places], ({ street, suburb }) => sameKey(street, suburb)).slice(
    0,
    30,
  )
  return {
    name:
      toText(
        businessNodes.find(({ name, '@type': type }) => toText(name) !== '' && String(type) !== 'Organization')?.name ??
          businessNodes[0]?.name,
        200,
      ) || plain.name,
    phone: plain.phone,
    email: plain.email,
    facebook: social(businessNodes, 'facebook.com'),
    instagram: social(businessNodes, 'instagram.com'),
    places,
    cars: uniqueBy(
      read.flatMap((each) => each.cars),
      (car) => car.VIN || car['Stock number'] || sameKey(...Object.values(car)),
    ).slice(0, 2_000),
    texts: uniqueBy(
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
