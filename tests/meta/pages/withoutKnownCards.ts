import type { Car } from '@forecourt/rules/entities/Car'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { DemoPage } from '../demoPages'
import type { DemoSite } from '../seededDemo'

/**
 * A site draws the card of a car the same in every list, which is most of the work of drawing it: a list keeps its first cars, and
 * those that no list before it had.
 */
export const withoutKnownCards = (pages: readonly DemoPage[]): DemoPage[] => {
  const known = new Set<string>()
  const unknown = (cars: readonly Car[], { site }: DemoSite): Car[] => {
    const left = cars.filter(({ slug }, place) => place < 3 || !known.has(`${site.slug} ${slug}`))
    for (const { slug } of left) known.add(`${site.slug} ${slug}`)
    return left
  }
  const shorter = (data: PageData, of: DemoSite): PageData =>
    data.page === 'search' ? { ...data, result: { ...data.result, cars: unknown(data.result.cars, of) } } : data
  return pages.map((page) => ({ ...page, data: shorter(page.data, page.of) }))
}
