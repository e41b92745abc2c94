import type { BrowserContext } from '@playwright/test'

export interface PageWatch {
  follow(context: BrowserContext): void
  /** Names something that goes wrong on purpose. */
  allow(expected: RegExp): void
  /** What went wrong and wasn't expected. */
  incidents(): readonly string[]
}

/** The browser repeats every bad answer on its console; the answer itself is noted already. */
const repeatsAnswer = (text: string) => text.startsWith('Failed to load resource')

/** Notes what a person never should meet: errors on the console, scripts that throw, requests that fail, bad answers. */
export const watchPages = (): PageWatch => {
  const noted: string[] = []
  const allowed: RegExp[] = []
  return {
    follow(context) {
      context.on('console', (message) => {
        if (message.type() === 'error' && !repeatsAnswer(message.text()))
          noted.push(`console: ${message.text()} (${message.page()?.url() ?? 'no page'})`)
      })
      context.on('weberror', (error) => noted.push(`thrown: ${error.error().stack || error.error().message}`))
      context.on('requestfailed', (request) => {
        // Leaving a page gives up what it was still loading.
        const reason = request.failure()?.errorText ?? ''
        if (reason !== 'net::ERR_ABORTED') noted.push(`failed: ${request.method()} ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) noted.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`)
      })
    },
    allow: (expected) => void allowed.push(expected),
    incidents: () => noted.filter((incident) => !allowed.some((expected) => expected.test(incident))),
  }
}
