import type { Page } from '@playwright/test'

/**
 * Waits until what is near the screen is hydrated: a press before that is only a press on a picture of a button. A document of ours says so;
 * a page that the framework draws is taken over as a whole.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      const main = document.getElementById('main')
      const isTakenOver = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
      // A document is read, and can be hydrated, before its styles are there: what they hide is still in sight.
      const isStyled = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)
      return isStyled && (isTakenOver || document.documentElement.hasAttribute('data-hydrated'))
    },
    undefined,
    // Those who come first to an installation that has just started, all at once, wait longer than for anything else.
    { timeout: 45_000 },
  )
