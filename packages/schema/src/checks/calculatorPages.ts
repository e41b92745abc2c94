import type { ResolvedConfig } from '../ResolvedConfig'
import { isSwitchedOn, shownBlocks } from '../switches/shownItems'

/** The pages of a site's own that have the calculator, by their titles. */
export const calculatorPages = ({ pages }: Pick<ResolvedConfig, 'pages'>): string[] =>
  pages.list
    .filter((page) => isSwitchedOn(page) && shownBlocks(page).some((block) => block.kind === 'calculator'))
    .map(({ title }) => title)
