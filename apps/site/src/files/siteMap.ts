import type { Car } from '@forecourt/rules/entities/Car'
import { carHref } from '@forecourt/rules/routing/carHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { isListed } from '@forecourt/rules/stock/isListed'
import type { LiveSite } from '../sites/createSiteRegistry'

/** The sitemap protocol's own limit. */
const mostAddresses = 50_000

/** Every page of a site worth finding: content pages, lists by make and model, locations, offers and each car that is listed. */
export async function siteMap(live: LiveSite, origin: string, now: string): Promise<string> {
  const { config, dealershipIds } = live.published
  const { names, locations } = await live.siteData()
  const index = await live.stockIndex()
  const isOurs = (car: Car) => dealershipIds.length === 0 || dealershipIds.includes(car.dealershipId)
  const cars = index.cars.filter((car) => isOurs(car) && isListed(car, config.stock, now))
  const paths = [
    ...config.pages.list.filter((page) => page.shown).map((page) => page.path),
    '/search',
    ...names.makes.flatMap((make) => [`/search/${make.slug}`, ...make.models.map((model) => `/search/${make.slug}/${model.slug}`)]),
    '/our-location',
    ...locations.filter(({ visible }) => visible).map((location) => locationHref(config, location)),
    '/special-offers',
    ...cars.map(carHref),
  ]
  const entries = [...new Set(paths)].slice(0, mostAddresses).map((path) => `<url><loc>${origin}${path === '/' ? '/' : path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
