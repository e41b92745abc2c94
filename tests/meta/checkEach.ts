import { expect } from 'vitest'

/** Message of an assertion; for two long texts the first differing line. */
const reasonOf = (error: unknown): string => {
  const { message, actual, expected } = error as { readonly message: string; readonly actual?: unknown; readonly expected?: unknown }
  if (typeof actual !== 'string' || typeof expected !== 'string') return String(message)
  const [found, wanted] = [actual.split('\n'), expected.split('\n')]
  const at = found.findIndex((line, index) => line !== wanted[index])
  return `line ${at + 1}: ${found[at]} instead of ${wanted[at]}`
}

/** Checks every item; fails with all failures and reasons. */
export const checkEach = async <Item extends { readonly name: string }>(
  items: readonly Item[],
  check: (item: Item) => void | Promise<void>,
): Promise<void> => {
  const failed: string[] = []
  for (const item of items)
    try {
      await check(item)
    } catch (error) {
      failed.push(`${item.name}: ${reasonOf(error)}`)
    }
  expect(failed).toEqual([])
}
