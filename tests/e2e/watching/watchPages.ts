import type { BrowserContext } from '@playwright/test'

export interface PageWatch {
  follow(context: BrowserContext): void
  /** Allows an expected error. */
  allow(expected: RegExp): void
  /** Unexpected errors. */
  incidents(): readonly string[]
}

/** The console repeats failed responses, which are already recorded. */
const isRepeatedFailure = (text: string) => text.startsWith('Failed to load resource')

/** Records what users should never see: console errors, exceptions, failed requests, error responses. */
export const watchPages = (): PageWatch => {
  const incidents: string[] = []
  const allowed: RegExp[] = []
  return {
    follow(context) {
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRepeatedFailure(message.text()))
          incidents.push(`console: ${message.text()} (${message.page()?.url() ?? 'no page'})`)
      })
      context.on('weberror', (error) => incidents.push(`thrown: ${error.error().stack || error.error().message}`))
      context.on('requestfailed', (request) => {
        // Navigation aborts pending requests.
        const reason = request.failure()?.errorText ?? ''
        if (reason !== 'net::ERR_ABORTED') incidents.push(`failed: ${request.method()} ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) incidents.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`)
      })
    },
    allow: (expected) => void allowed.push(expected),
    incidents: () => incidents.filter((incident) => !allowed.some((expected) => expected.test(incident))),
  }
}
