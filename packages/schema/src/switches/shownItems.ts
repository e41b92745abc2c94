interface Item {
  readonly shown: boolean
}

/** Whether a page, a block of one or a popup is switched on (RTE-21). */
export const isSwitchedOn = ({ shown }: Item): boolean => shown

/** The content pages a site has: those that are switched on. */
export const shownPages = <Page extends Item>({ pages }: { readonly pages: { readonly list: readonly Page[] } }): Page[] =>
  pages.list.filter(isSwitchedOn)

/** The blocks of a page that are switched on; whether one has anything to show is for its rules to say. */
export const shownBlocks = <Block extends Item>({ blocks }: { readonly blocks: readonly Block[] }): Block[] => blocks.filter(isSwitchedOn)

/** Whether an item of any list is switched on as it is written, before defaults are filled in: one that says nothing of it is. */
export const isItemShown = ({ shown }: { readonly [key: string]: unknown }): boolean => shown !== false
