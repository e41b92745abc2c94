import type { ResolvedConfig } from '../ResolvedConfig'

/** The pages of a site's own that have the calculator, by their titles. */
export const calculatorPages = ({ pages }: Pick<ResolvedConfig, 'pages'>): string[] =>
  pages.list
    .filter(({ shown, blocks }) => shown && blocks.some((block) => block.shown && block.kind === 'calculator'))
    .map(({ title }) => title)
