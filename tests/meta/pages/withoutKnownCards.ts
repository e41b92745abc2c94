import type { Car } from '@forecourt/rules/entities/Car'
import type { PageData } from '@forecourt/rules/pages/PageData'
import type { DemoPage } from '../demoPages'

/**
 * A site draws the card of a car the same in every list, which is most of the work of drawing it: a list keeps its first cars, and
 * those that no list before it had.
 */
export const withoutKnownCards = (pages: readonly DemoPage[]): DemoPage[] => {
  const known = new Set<string>()
  const unknown = (cars: readonly Car[]): Car[] => {
    const left = cars.filter(({ slug }, place) => place < 3 || !known.has(slug))
    for (const { slug } of left) known.add(slug)
    return left
  }
  const shorter = (data: PageData): PageData =>
    data.page === 'search' ? { ...data, result: { ...data.result, cars: unknown(data.result.cars) } } : data
  return pages.map((page) => ({ ...page, data: shorter(page.data) }))
}
