import type { PageHelp } from './helpTexts'

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** Whether a path is of a route, such as `/stock/7` of `/stock/:id`. */
const isOfRoute = (route: string, path: string): boolean => {
  const [wanted, given] = [partsOf(route), partsOf(path)]
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

/** Number of variables of the route that a path is of; infinite if it is of none. */
const variablesOf = ({ title }: Pick<PageHelp, 'title'>, path: string): number =>
  Math.min(
    ...title
      .split(', ')
      .filter((route) => isOfRoute(route, path))
      .map((route) => route.split(':').length),
  )

/** The help of the page at a path: of the route with the fewest variables. */
export const findPageHelp = <Page extends Pick<PageHelp, 'title'>>(pages: readonly Page[], path: string): Page | undefined =>
  pages
    .filter((page) => variablesOf(page, path) < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => variablesOf(one, path) - variablesOf(other, path))[0]
