import type { Car } from '@forecourt/rules/entities/Car'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { DemoPage } from '../demoPages'
import type { DemoSite } from '../seededDemo'

/** Drops cards that an earlier list of the site has already rendered, as they are most of the work; each list keeps its first cars. */
export const withoutRepeatedCards = (pages: readonly DemoPage[]): DemoPage[] => {
  const known = new Set<string>()
  const unknown = (cars: readonly Car[], { site }: DemoSite): Car[] => {
    const left = cars.filter(({ slug }, index) => index < 3 || !known.has(`${site.slug} ${slug}`))
    for (const { slug } of left) known.add(`${site.slug} ${slug}`)
    return left
  }
  const shorter = (data: PageData, of: DemoSite): PageData =>
    data.page === 'search' ? { ...data, result: { ...data.result, cars: unknown(data.result.cars, of) } } : data
  return pages.map((page) => ({ ...page, data: shorter(page.data, page.of) }))
}
