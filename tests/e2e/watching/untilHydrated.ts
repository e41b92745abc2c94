import type { Page } from '@playwright/test'

/**
 * Waits until islands near the viewport are hydrated: earlier presses would be lost. Our documents report it; a page rendered by the
 * framework hydrates as a whole.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      const main = document.getElementById('main')
      const isHydrated = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
      // A document can hydrate before its styles load: hidden elements are visible until then.
      const isStyled = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)
      return isStyled && (isHydrated || document.documentElement.hasAttribute('data-hydrated'))
    },
    undefined,
    // The first concurrent requests after a start take longest.
    { timeout: 45_000 },
  )
