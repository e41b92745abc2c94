import { useConsoleMenu } from './useConsoleMenu'

/** The name of a page in the user's menu, which is also its heading: staff see a dealer's “Team” as “People”. */
export const usePageLabel = (to: string, otherwise: string): string =>
  useConsoleMenu()
    .flatMap(({ pages }) => pages)
    .find((page) => page.to === to)?.label ?? otherwise
