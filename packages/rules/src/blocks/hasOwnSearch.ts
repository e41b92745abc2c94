import { derived } from '@forecourt/schema/derived'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownBlocks } from '@forecourt/schema/switches/shownItems'
import { shows } from '../parts/Part'
import { hero } from './kinds/hero'

/** Whether the page at a path has a search field of its own, so that the header needs only an icon: a list, or a page with a hero. */
export const hasOwnSearch = derived(
  ({ pages }: Pick<ResolvedConfig, 'pages'>, path: string): boolean =>
    path === '/search' ||
    path.startsWith('/search/') ||
    pages.list.some(
      (page) => page.path === path && shownBlocks(page).some((block) => block.kind === 'hero' && shows(hero.parts.search, { block })),
    ),
)
