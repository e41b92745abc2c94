/** How many cases a property tries: all of them where everything is tested (`FORECOURT_TESTS=all`), else a quarter, but at least 20. */
export const runs = (full: number): number =>
  process.env.FORECOURT_TESTS === 'all' ? full : Math.min(full, Math.max(20, Math.ceil(full / 4)))
