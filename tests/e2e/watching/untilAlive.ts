import type { Page } from '@playwright/test'

/** Waits until the page's scripts have taken over what the server sent: a press before that is only a press on a picture of a button. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.getElementById('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
