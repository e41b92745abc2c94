import type { Locator } from '@playwright/test'

/** Counts fills and clicks as a measure of a task's effort. */
export const createEffortCounter = () => {
  let [fields, clicks] = [0, 0]
  return {
    async fill(field: Locator, text: string) {
      fields += 1
      await field.fill(text)
    },
    async click(target: Locator) {
      clicks += 1
      await target.click()
    },
    /** Selects from a listbox: two clicks and one field. */
    async pick(field: Locator, choice: Locator) {
      fields += 1
      clicks += 2
      await field.click()
      await choice.click()
    },
    get counted() {
      return { fields, clicks }
    },
  }
}
