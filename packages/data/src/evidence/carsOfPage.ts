import type { Database } from '../createDatabase'

/** The most cars of a list whose changes are read. */
const maxCars = 60

const carLink = /href="\/cars\/([^"/?#]+)["?#]/g

/** Addresses of a page's cars: its own, or those that the page links to, in order. */
const slugsOf = (path: string, body: string): string[] => {
  const own = /^\/cars\/([^/]+)$/.exec(path)?.[1]
  if (own !== undefined) return [own]
  return [...new Set([...body.matchAll(carLink)].flatMap(([, slug]) => slug ?? []))].slice(0, maxCars)
}

/**
 * Ids of the cars on a page (CFG-12).
 *
 * @param past the database at the instant of the page: a car may have another address today
 */
export const carsOfPage = (past: Database, organisationId: string, path: string, body: string): Promise<string[]> => {
  const slugs = slugsOf(path, body)
  if (slugs.length === 0) return Promise.resolve([])
  return past.forOrganisation(organisationId).transaction(async (tx) => {
    const cars = await tx.car.findMany({ where: { organisationId, slug: { in: slugs } }, select: { id: true } })
    return cars.map(({ id }) => id)
  })
}
