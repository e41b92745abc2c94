import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** How the places of a site are laid out where all of them are shown (LOC-06). */
export const allLayout = ({ locations }: ResolvedConfig): 'cards' | 'list' => (locations.allView === 'list' ? 'list' : 'cards')
