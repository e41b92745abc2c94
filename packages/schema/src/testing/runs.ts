import { testsAll } from './testsAll'

/** How many cases a property tries: all of them where everything is tested, else a quarter, but at least 20. */
export const runs = (full: number): number => (testsAll ? full : Math.min(full, Math.max(20, Math.ceil(full / 4))))
