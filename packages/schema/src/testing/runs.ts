import { testsAll } from './testsAll'

/** Number of runs of a property test: `full` in a full test run, else a quarter, but at least 20. */
export const runs = (full: number): number => (testsAll ? full : Math.min(full, Math.max(20, Math.ceil(full / 4))))
