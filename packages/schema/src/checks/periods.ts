import type { CrossCheck, Finding } from './CrossCheck'

/** What runs from a day to a day ends after it begins (CNT-08, ENT-24); else it never shows. */
export const periods: CrossCheck = ({ search, pages }) => {
  const all = [
    ...search.promos.map(({ id, title, start, expiry }) => ({
      at: `/search/promos/${id}`,
      what: `The promotion “${title}”`,
      start,
      expiry,
    })),
    ...pages.list.flatMap((page) =>
      page.blocks.flatMap((block) =>
        block.kind === 'banner'
          ? [
              {
                at: `/pages/list/${page.id}/blocks/${block.id}`,
                what: `The banner “${block.heading}” on the page “${page.title}”`,
                start: block.start,
                expiry: block.expiry,
              },
            ]
          : [],
      ),
    ),
  ]
  return all.flatMap(({ at, what, start, expiry }): Finding[] =>
    start !== '' && expiry !== '' && expiry < start
      ? [
          {
            pointer: `${at}/expiry`,
            severity: 'warning',
            message: `${what} never shows: it ends on ${expiry}, before it begins on ${start}.`,
          },
        ]
      : [],
  )
}
