import { testsAll } from '@forecourt/schema/testing/testsAll'

/** Number of tested items: all in a full run, an eighth in a sample. */
export const sampled = (count: number): number => (testsAll ? count : Math.ceil(count / 8))
