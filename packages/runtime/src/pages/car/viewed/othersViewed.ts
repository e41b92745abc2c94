import type { ViewedCar } from '../../../storage/viewedStore'

const mostShown = 6

/** The slugs of cars that were looked at beside the one of the page (FAV-05), newest first. */
export const othersViewed = (viewed: readonly ViewedCar[], carSlug: string): string[] =>
  viewed
    .map(({ slug }) => slug)
    .filter((slug) => slug !== carSlug)
    .slice(0, mostShown)
