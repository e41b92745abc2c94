import type { Page } from '@playwright/test'
import { afterAll, expect, it } from 'vitest'
import { laptop, openSites, phone, type Theme, themes } from './drawnSites'
import { unseenFocus } from './unseenFocus'

const sites = await openSites()
afterAll(sites.close)
const page = await sites.newPage({ reducedMotion: 'reduce' })

interface Kind {
  readonly name: string
  /** Opens the page or an overlay; returns the scope to test. */
  readonly open: (page: Page, theme: Theme) => Promise<string>
}

const pageAt = (path: string): Kind => ({
  name: `/${path}`,
  open: async (on, theme) => {
    await sites.visit(on, `${theme}/${path}`)
    return 'body'
  },
})

const list = pageAt('search')
const kinds: readonly Kind[] = [
  ...['', 'our-location', 'contact-us', 'finance', 'special-offers'].map(pageAt),
  list,
  {
    name: 'a car',
    open: async (on, theme) => {
      await sites.visit(on, await sites.usualCar(theme))
      return 'body'
    },
  },
  {
    name: 'a form',
    open: async (on) => {
      await on.locator('a[data-enquiry]').filter({ visible: true }).first().click()
      await on.getByRole('dialog').getByRole('textbox').first().waitFor()
      return 'dialog[open]'
    },
  },
  {
    name: 'the filters of a phone',
    open: async (on, theme) => {
      await sites.visit(on, `${theme}/search`, phone)
      await on.getByRole('button', { name: /^Filters/ }).click()
      await on.getByRole('dialog', { name: 'Filters' }).waitFor()
      await on.evaluate(() => {
        for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-filter]')) section.open = true
      })
      return '#filters'
    },
  },
  {
    name: 'the menu of a phone',
    open: async (on) => {
      await on.getByRole('button', { name: 'Close filters', exact: true }).click()
      await on.getByRole('button', { name: 'Menu', exact: true }).click()
      await on.getByRole('dialog', { name: 'Menu' }).waitFor()
      return 'dialog[open]'
    },
  },
]

it.each(themes)('the keyboard focus is visible on every kind of page: %s', async (theme) => {
  await page.setViewportSize(laptop)
  const seen: string[] = []
  for (const { name, open } of kinds) {
    const scope = await open(page, theme)
    // A popup may have opened and taken the focus.
    if (scope === 'body') await page.keyboard.press('Escape')
    const { styles, unseen } = await unseenFocus(page, scope, seen)
    seen.push(...styles)
    expect(unseen, name).toEqual([])
  }
  expect(seen.length).toBeGreaterThan(30)
})

const rings = [
  { fault: 'left out', css: '*:focus-visible { outline: none !important; }' },
  { fault: 'in the colour of its ground', css: '*:focus-visible { outline-color: var(--background) !important; }' },
  { fault: 'one pixel wide', css: '*:focus-visible { outline-width: 1px !important; }' },
  { fault: 'cut off', css: 'li, div { overflow: hidden !important; } a, button { outline-offset: 4px !important; }' },
]

it.each(rings)('a focus ring that is $fault is found', async ({ css }) => {
  await sites.visit(page, 'saltbush/contact-us', laptop)
  await page.addStyleTag({ content: css })
  expect((await unseenFocus(page, 'body', [])).unseen.length).toBeGreaterThan(2)
})
