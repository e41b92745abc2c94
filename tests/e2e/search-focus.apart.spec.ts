import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { expect, screens, test } from './test'
import { changedPixels } from './watching/changedPixels'

/** One site of each theme. */
const themes = ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater']

interface Kind {
  readonly name: string
  /** Comes to the page, or opens what lies over it; says where to look. */
  readonly open: (page: Page, site: string, visit: (address: string) => Promise<unknown>) => Promise<string>
}

const pages: readonly Kind[] = [
  ...['/', '/search', '/our-location', '/contact-us', '/finance', '/special-offers'].map((path) => ({
    name: path,
    open: async (_: Page, site: string, visit: (address: string) => Promise<unknown>) => {
      await visit(`${site}${path}`)
      return 'body'
    },
  })),
  {
    name: 'a car',
    open: async (page, site, visit) => {
      await visit(`${site}/search`)
      const href = await page.locator('a[data-card-title]').first().getAttribute('href')
      await visit(`${site}${href}`)
      return 'body'
    },
  },
  {
    name: 'a form',
    open: async (page) => {
      await page.locator('a[data-enquiry]').filter({ visible: true }).first().click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      return 'dialog'
    },
  },
  {
    name: 'the filters of a phone',
    open: async (page, site, visit) => {
      await page.setViewportSize(screens.phone)
      await visit(`${site}/search`)
      await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('dialog', { name: 'Filters' }).waitFor()
      await page.evaluate(() => {
        for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-filter]')) section.open = true
      })
      return '#filters'
    },
  },
  {
    name: 'the menu of a phone',
    open: async (page) => {
      await page.getByRole('button', { name: 'Close filters', exact: true }).click()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      return 'dialog[open]'
    },
  },
]

/** Marks one of each look among what the keyboard reaches; the same look on the same ground, cut by the same box, is measured once. */
const markSamples = (page: Page, scope: string, seen: readonly string[]) =>
  page.evaluate(
    ([within, known]) => {
      const names: string[] = []
      for (const old of document.querySelectorAll('[data-sample]')) old.removeAttribute('data-sample')
      const cutBy = (element: Element): string => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflow !== 'visible') return at.className
        return ''
      }
      for (const element of document.querySelectorAll<HTMLElement>(
        `${within} :is(a[href], button, input, select, textarea, summary, [tabindex])`,
      )) {
        if (element.tabIndex < 0 || element.matches(':disabled, [inert] *') || !element.checkVisibility({ visibilityProperty: true }))
          continue
        const tone = element.closest('[data-tone]')?.getAttribute('data-tone')
        const name = [element.localName, element.getAttribute('type'), tone, element.className, cutBy(element)].join(' | ')
        if (known.includes(name) || names.includes(name)) continue
        element.dataset.sample = String(names.length)
        names.push(name)
      }
      return names
    },
    [scope, seen] as const,
  )

const closePopup = async (page: Page): Promise<boolean> => {
  const popup = page.getByRole('dialog')
  if ((await popup.count()) === 0) return false
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  return true
}

// One theme takes a minute where all three workers are busy: together they would outlast every other file of their lane.
test.describe.configure({ mode: 'parallel' })

for (const theme of themes) {
  test(`${theme}: wherever the keyboard stands can be seen on every kind of page`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // A laptop's window: each of some three hundred pictures of it takes work by its size.
    await page.setViewportSize({ width: 1280, height: 720 })
    const seen: string[] = []
    const unseen: string[] = []
    for (const { name, open } of pages) {
      const scope = await open(page, siteAddress(theme), visit)
      await page.keyboard.press('Tab')
      // Again for what was drawn anew meanwhile.
      for (const turn of ['first', 'again', 'last']) {
        const looks = await markSamples(page, scope, seen)
        for (const [index, look] of looks.entries()) {
          const found = await changedPixels(page, `[data-sample="${index}"]`)
          if (!found) {
            // Some popup waits until a page was read so far: it is closed as people close it, and what it covered is looked at again.
            if (scope === 'body' && turn !== 'last' && (await closePopup(page))) continue
            if (turn === 'last' && (await page.locator(`[data-sample="${index}"]`).isVisible()))
              unseen.push(`${name}: ${look} takes no focus`)
            continue
          }
          seen.push(look)
          if (found.changed < found.sides / 2) unseen.push(`${name}: ${look} changes ${found.changed} pixels beside ${found.sides} of edge`)
        }
      }
    }
    expect(seen.length).toBeGreaterThan(30)
    expect(unseen).toEqual([])
  })
}
