import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { consoleClient } from '../console/consoleClient'
import { sessionCookies } from '../console/sessionCookies'
import { signInToConsole } from '../console/signInToConsole'
import { consoleAddress } from './addresses'
import { type Person, people } from './people'
import { type AccessibilityScope, accessibilityProblems } from './watching/accessibilityProblems'
import { untilHydrated } from './watching/untilHydrated'
import { type PageWatch, watchPages } from './watching/watchPages'

interface Story {
  /** Records errors on all pages of the story; unexpected ones fail it. */
  readonly watch: PageWatch
  /** Opens an address of a public site and waits for hydration. */
  visit(address: string, page?: Page): Promise<Page>
  /** Opens a browser signed in to the console as a user. */
  login(as: Person, options?: BrowserContextOptions): Promise<Page>
  /** Console API as a user, for a story's preconditions. */
  api(as: Person): Promise<ReturnType<typeof consoleClient>>
  /** Runs the same on a phone and a wide screen in parallel browsers. */
  onEachScreen(act: (page: Page, screen: Screen) => Promise<void>): Promise<void>
  expectAccessible(page: Page, scope?: AccessibilityScope): Promise<void>
}

type Screen = (typeof screens)[keyof typeof screens]

interface Company {
  /** Signs a user in by HTTP, once. */
  readonly sessionOf: (as: Person) => Promise<string>
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Viewports of layout tests. */
export const screens = { phone, desktop } as const

export const test = base.extend<Story, Company>({
  sessionOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from the pattern.
    async ({}, use) => {
      const sessions = new Map<Person, Promise<string>>()
      await use((as) => {
        const session = sessions.get(as) ?? signInToConsole(consoleAddress, people[as])
        sessions.set(as, session)
        return session
      })
    },
    { scope: 'worker' },
  ],

  watch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from the pattern.
    async ({}, use) => {
      const watch = watchPages()
      await use(watch)
      expect(watch.incidents(), 'Nothing goes wrong behind the scenes').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, watch }, use) => {
    watch.follow(context)
    await use(context)
  },

  visit: async ({ page }, use) => {
    await use(async (address, on = page) => {
      await on.goto(address, { waitUntil: 'domcontentloaded' })
      await untilHydrated(on)
      // An interaction triggers loading of the page's code.
      await on.mouse.move(1, 1)
      return on
    })
  },

  login: async ({ browser, watch, sessionOf }, use) => {
    const opened: Page[] = []
    await use(async (as, options) => {
      const context = await browser.newContext({ baseURL: consoleAddress, viewport: desktop, ...options })
      watch.follow(context)
      await context.addCookies(sessionCookies(await sessionOf(as), consoleAddress))
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },

  api: async ({ sessionOf }, use) => {
    await use(async (as) => consoleClient(consoleAddress, await sessionOf(as)))
  },

  onEachScreen: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (act) => {
      await Promise.all(
        Object.values(screens).map(async (screen) => {
          const context = await browser.newContext({ viewport: screen })
          contexts.push(context)
          watch.follow(context)
          await act(await context.newPage(), screen)
        }),
      )
    })
    for (const context of contexts) await context.close()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from the pattern.
  expectAccessible: async ({}, use) => {
    await use(async (page, scope) => expect(await accessibilityProblems(page, scope), `${page.url()} is accessible`).toEqual([]))
  },
})

export { expect }
