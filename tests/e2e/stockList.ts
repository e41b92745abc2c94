import type { Locator, Page } from '@playwright/test'
import { screens } from './test'

/** Locators of a stock list. */
export const stockList = (page: Page) => {
  const cars = page.getByRole('region', { name: 'Cars', exact: true })
  const filters = page.getByRole('region', { name: 'Filters', exact: true }).or(page.getByRole('dialog', { name: 'Filters', exact: true }))
  const isPhone = () => page.viewportSize()?.width === screens.phone.width
  return {
    cars,
    filters,
    /** Car cards, without promotions. */
    cards: cars.getByRole('article').filter({ has: page.locator('a[data-card-title]') }),
    names: cars
      .getByRole('article')
      .getByRole('heading', { level: 3 })
      .filter({ has: page.locator('a[data-card-title]') }),
    chips: page.getByRole('list', { name: 'Filters in force' }),
    heading: page.getByRole('heading', { level: 1 }),
    sortBy: page.getByRole('combobox', { name: 'Sort by' }),
    notice: cars.getByRole('status').filter({ hasText: 'having a slow moment' }),
    showMe: filters.getByRole('button', { name: /^Show Me [\d,]+ cars?$/ }),

    /** Shows a filter, through the sheet and its section on a small screen. */
    async filter(name: string): Promise<Locator> {
      if (isPhone() && !(await filters.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
      const section = filters.locator(`details[data-filter="${name}"]`)
      if (!(await section.evaluate((details: HTMLDetailsElement) => details.open))) await section.locator('summary').first().click()
      return section
    },

    /** Closes the filter sheet of a small screen. */
    async showCars(): Promise<void> {
      if (!isPhone()) return
      await this.showMe.click()
    },

    card: (name: string | RegExp) => cars.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) }),
  }
}

/** Marks the document, to detect a page load. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
