/** The hours a calendar shows unless something lies outside of them. */
const usual = { from: 8, until: 18 }

/** The whole hours that hold all that a calendar shows, those of a usual day at least. */
export const shownHours = (spans: readonly { readonly from: number; readonly until: number }[]): { from: number; until: number } => ({
  from: Math.min(usual.from, ...spans.map(({ from }) => Math.floor(from / 60))),
  until: Math.max(usual.until, ...spans.map(({ until }) => Math.ceil(until / 60))),
})
