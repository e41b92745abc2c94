import { ascEvent, ascItem, ascPageType } from '../ascEvent'
import { findEvent } from '../siteEvents'
import type { TagChoice, TagScope, TagService } from '../TagService'

type Layer = { events: unknown[] }

const gtag = (scope: TagScope, ...args: readonly unknown[]): void => {
  if (typeof scope.gtag === 'function') scope.gtag(...args)
}

/** Advertising storage needs consent, even where analytics doesn't. */
const consent = (choice: TagChoice) => {
  const ads = choice === 'all' ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: choice === 'none' ? 'denied' : 'granted',
    functionality_storage: 'granted',
    personalization_storage: ads,
    security_storage: 'granted',
  }
}

/** Google Analytics 4, with the automotive events and their data layer. */
export const ga4 = {
  title: 'Google Analytics',
  token: ({ measuring }) => measuring.ga4,
  origins: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  script: ({ token }) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(token)}`,
  prepare(scope, { token, automotive }, page, choice) {
    const queue: unknown[] = Array.isArray(scope.dataLayer) ? scope.dataLayer : []
    scope.dataLayer = queue
    // Google's script only reads queued calls as `arguments` objects.
    scope.gtag = function gtagQueue() {
      // biome-ignore lint/complexity/noArguments: that is the form it reads
      queue.push(arguments)
    }
    if (automotive)
      scope.asc_datalayer = {
        page_type: ascPageType(page.page),
        items: page.car ? [ascItem(page.car)] : [],
        events: [],
        measurement_ids: [token],
      }
    gtag(scope, 'consent', 'default', consent(choice))
    gtag(scope, 'set', 'ads_data_redaction', true)
    gtag(scope, 'js', new Date())
    const configParams = { page_location: page.address, page_referrer: '', allow_google_signals: false }
    // Google's filter for internal traffic uses this value; staff can still verify that the tag works.
    gtag(scope, 'config', token, page.isOwn ? { ...configParams, traffic_type: 'internal' } : configParams)
  },
  send(scope, { token, automotive }, event, page) {
    const kind = findEvent(event.name)
    for (const { name, params } of kind?.google?.(event, page) ?? [])
      gtag(scope, 'event', name, { ...params, ...(event.id !== undefined && { event_id: String(event.id) }), send_to: token })
    if (!automotive) return
    for (const worded of kind?.asc?.(event, page) ?? []) {
      const { name, params } = ascEvent(worded, page)
      ;(scope.asc_datalayer as Layer).events.push({ event: name, ...params })
      gtag(scope, 'event', name, { ...params, send_to: token })
    }
  },
  updateChoice(scope, { token }, choice) {
    gtag(scope, 'consent', 'update', consent(choice))
    scope[`ga-disable-${token}`] = choice === 'none'
  },
} as const satisfies TagService
