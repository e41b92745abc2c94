import { testsAll } from '@forecourt/schema/testing/testsAll'

/** How many of many a run tries: all in a full run, an eighth in a sample. */
export const sampled = (count: number): number => (testsAll ? count : Math.ceil(count / 8))
