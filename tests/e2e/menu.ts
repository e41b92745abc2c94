import type { Page } from '@playwright/test'

/** The console's menu. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' })

/** A page in the menu; its group must be open. */
export const menuLink = (page: Page, name: string) => menu(page).getByRole('link', { name: new RegExp(`^${name}( ?\\d|$)`) })

/** Opens a group of the menu, unless it is open or there is none to open. */
export const openGroup = async (page: Page, name: string | undefined): Promise<void> => {
  if (name === undefined) return
  const button = menu(page).getByRole('button', { name: new RegExp(`^${name}`) })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}
