import type { ViewedCar } from '../../../storage/viewedStore'

const maxShown = 6

/** Slugs of recently viewed cars, without the current one, newest first (FAV-05). */
export const othersViewed = (viewed: readonly ViewedCar[], carSlug: string): string[] =>
  viewed
    .map(({ slug }) => slug)
    .filter((slug) => slug !== carSlug)
    .slice(0, maxShown)
