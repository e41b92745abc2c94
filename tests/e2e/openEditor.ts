import { expect, type Page } from '@playwright/test'

/** Opens a site's editor from the site list; returns its locators. */
export const openEditor = async (page: Page, siteName: string) => {
  await page.goto('/#/sites')
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: siteName, exact: true }) })
    .getByRole('link', { name: /^(Edit site|View)$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: siteName })).toBeVisible()
  const settings = page.getByRole('region', { name: 'Settings' })
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  await expect(preview.getByRole('contentinfo')).toBeVisible()
  const address = page.getByRole('textbox', { name: 'Path of the page in the preview' })

  return {
    settings,
    preview,
    address,
    publish: page.getByRole('button', { name: /^Publish/ }),
    announcement: settings.getByRole('textbox', { name: 'Announcement' }),
    /** The announcement in the preview. */
    announced: preview.getByRole('complementary', { name: 'Announcement' }),

    /** Opens a section from the settings list. */
    async section(title: string) {
      const back = settings.getByRole('button', { name: 'All settings', exact: true })
      if (await back.isVisible()) await back.click()
      await settings
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('button', { name: new RegExp(`^${title}(?! ?[a-z])`) })
        .click()
      await expect(settings.getByRole('heading', { level: 2, name: title })).toBeVisible()
    },

    /** Enters a path in the preview's address. */
    async show(path: string) {
      await address.fill(path)
      await address.press('Enter')
      await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
    },

    /** Waits until the draft is saved. */
    saved: () => expect(page.getByText(/^Saved \d+ s ago/)).toBeVisible(),

    /** Publishes with a note. */
    async publishWith(note: string) {
      await page.getByRole('button', { name: /^Publish \d+ change/ }).click()
      const dialog = page.getByRole('dialog', { name: `Publish ${siteName}` })
      await dialog.getByRole('textbox', { name: 'Note for the history' }).fill(note)
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      // The whole text, so that a failure reports which server was late.
      await expect(page.getByRole('alert').filter({ hasText: /^Version \d+/ })).toContainText('is live')
      await expect(dialog).toBeHidden()
    },
  }
}
