import { expect } from 'vitest'

/** What an assertion says; of two long texts the first line that differs. */
const reasonOf = (error: unknown): string => {
  const { message, actual, expected } = error as { readonly message: string; readonly actual?: unknown; readonly expected?: unknown }
  if (typeof actual !== 'string' || typeof expected !== 'string') return String(message)
  const [found, wanted] = [actual.split('\n'), expected.split('\n')]
  const at = found.findIndex((line, index) => line !== wanted[index])
  return `line ${at + 1}: ${found[at]} instead of ${wanted[at]}`
}

/** Checks every one of many things, and fails with all that failed and why. */
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
