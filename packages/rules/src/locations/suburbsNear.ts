import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { distanceMetres } from './distanceMetres'
import { postcodePoint } from './postcodePoint'
import { australianSuburbs } from './postcodes/australianSuburbs'
import { newZealandPlaces } from './postcodes/newZealandPlaces'

type Country = ResolvedConfig['identity']['country']

export type Suburb = readonly [name: string, postcode: string]

const tables: Record<Country, string> = { AU: australianSuburbs, NZ: newZealandPlaces }

/** Well-known cities, including names that the postal service doesn't use. */
const cities: Record<Country, string> = {
  AU:
    '2000sydney;3000melbourne;4000brisbane;6000perth;5000adelaide;7000hobart;0800darwin;2601canberra;4217gold coast;4558sunshine coast;' +
    '2250central coast;2300newcastle;2500wollongong;3220geelong;4350toowoomba;4870cairns;4810townsville;4740mackay;4700rockhampton;' +
    '3350ballarat;3550bendigo;2640albury;2650wagga wagga;2830dubbo;2340tamworth;2450coffs harbour;2444port macquarie;3500mildura;' +
    '3630shepparton;7250launceston;6230bunbury;6530geraldton;6430kalgoorlie;0870alice springs;5290mount gambier',
  NZ: '',
}

/**
 * Suburbs near given postcodes, nearest first, and only the nearest of each name, for searches near a suburb (SRC-06, SRC-45).
 *
 * @param maxCount their maximum number; the country's cities come on top
 * @example suburbsNear('AU', ['2204'], 1) // [['marrickville', '2204'], ['sydney', '2000'], …]
 */
export const suburbsNear = (country: Country, postcodes: readonly string[], maxCount: number): Suburb[] => {
  const origins = [...new Set(postcodes)].flatMap((postcode) => postcodePoint(country, postcode) ?? [])
  const areas = tables[country].split(';').flatMap((area) => {
    const postcode = area.slice(0, 4)
    const point = postcodePoint(country, postcode)
    if (point === null || origins.length === 0) return []
    return [{ postcode, names: area.slice(4), metres: Math.min(...origins.map((origin) => distanceMetres(origin, point))) }]
  })
  const found = new Map<string, string>()
  for (const { names, postcode } of areas.toSorted((one, other) => one.metres - other.metres)) {
    for (const name of names.split(',')) if (found.size < maxCount && !found.has(name)) found.set(name, postcode)
    if (found.size >= maxCount) break
  }
  for (const city of cities[country].split(';').filter(Boolean)) {
    const name = city.slice(4)
    if (!found.has(name)) found.set(name, city.slice(0, 4))
  }
  return [...found]
}
