import { linkedParams } from '@forecourt/rules/leads/visits/linkedParams'
import type { PressKind } from '@forecourt/rules/measuring/events/press'
import { impersonalText } from '@forecourt/rules/measuring/impersonalText'
import type { MeasuredPage, SiteEvent } from '@forecourt/rules/measuring/SiteEvent'
import type { SiteTags, TagServiceId } from '@forecourt/rules/measuring/siteTags'
import type { TagScope, TagService } from '@forecourt/rules/measuring/TagService'
import { waitsForConsent } from '@forecourt/rules/measuring/waitsForConsent'
import { eventName } from '../eventName'
import { deleteFirstTouch, storeFirstTouch } from '../firstTouch'
import { showNotice } from './showNotice'

/** Adapters of third-party services, loaded after consent. */
const services: { readonly [Id in TagServiceId]: () => Promise<TagService> } = {
  ga4: async () => (await import('@forecourt/rules/measuring/services/ga4')).ga4,
  meta: async () => (await import('@forecourt/rules/measuring/services/meta')).meta,
  crisp: async () => (await import('@forecourt/rules/measuring/services/crisp')).crisp,
  intercom: async () => (await import('@forecourt/rules/measuring/services/intercom')).intercom,
  livechat: async () => (await import('@forecourt/rules/measuring/services/livechat')).livechat,
}

const loadTagService = (id: TagServiceId): Promise<TagService> => services[id]()

/** The shopper's consent decision, with version and time. */
interface Choice {
  readonly choice: 'all' | 'none'
  readonly version: string
  /** ISO in UTC. */
  readonly at: string
}

const key = 'measuring-choice'

/** Decision for the present text and services; null if missing or outdated. */
function readChoice(version: string): Choice | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Choice | null
    return stored?.version === version && (stored.choice === 'all' || stored.choice === 'none') ? stored : null
  } catch {
    return null
  }
}

function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // Storage is full or blocked: valid for this page.
  }
}

/** Pages of one shopper, whose addresses may identify them, and unknown addresses, which may contain anything. */
const ownPages = [
  'booking',
  'garage',
  'checkout',
  'unsubscribe',
  'signIn',
  'success',
  'tradeIn',
  'personalisedFinance',
  'reviewFeedback',
  'missing',
]

/**
 * Page URL for third parties: keeps campaign parameters only; pages of one shopper become their kind (ANL-01).
 *
 * @example measuredAddress('https://a.example/search?make=Kia&utm_source=x', 'search') // 'https://a.example/search?utm_source=x'
 */
const measuredAddress = (href: string, page: string): string => {
  const { origin, pathname, searchParams } = new URL(href)
  const allowedParams = new URLSearchParams()
  for (const [name, value] of Object.entries(linkedParams(Object.fromEntries(searchParams)))) {
    // Click ids of advertisers are long codes with digits; other values are words.
    const param = name.startsWith('utm_') ? impersonalText(value) : /^[\w-]+$/.test(value) ? value : ''
    if (param !== '') allowedParams.set(name, param)
  }
  const path = ownPages.includes(page) ? `/${page}` : pathname
  return `${origin}${path}${allowedParams.size > 0 ? `?${allowedParams}` : ''}`
}

interface PressEvent {
  readonly kind: PressKind
  readonly type: string
}

/** Reported clicks by location, first match. Calls and forms have events of their own. */
const pressEvents: readonly (PressEvent & { readonly within: string })[] = [
  { within: 'a[href^="tel:"], form', kind: 'menu', type: '' },
  { within: '[data-setting*="/buttons/"]', kind: 'cta', type: 'button' },
  { within: '[data-part="Gallery"] button', kind: 'media', type: 'image' },
  { within: '[data-part="VideoLink"] :is(a, button)', kind: 'media', type: 'video' },
  { within: 'a[href^="/offers/"]', kind: 'offer', type: 'offer' },
  { within: 'header :is(a, button)', kind: 'menu', type: 'header' },
  { within: 'footer a', kind: 'menu', type: 'footer' },
]

/** Reports clicks by label and target, without personal data (ANL-01). */
export const watchPresses = (page: string, sendToTags: (params: { readonly [name: string]: string }) => void): void => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element ? target : null
      const found = pressEvents.find(({ within }) => element?.closest(within))
      const pressed = found && element?.closest(found.within)
      if (!found || !pressed || found.type === '') return
      const link = pressed instanceof HTMLAnchorElement && pressed.protocol.startsWith('http') ? pressed : null
      sendToTags({
        kind: found.kind,
        type: found.type,
        text: impersonalText((pressed.getAttribute('aria-label') ?? pressed.textContent ?? '').replace(/\s+/g, ' ').trim()),
        result: link && !link.dataset.enquiry ? 'redirect' : 'open',
        ...(link && { link: measuredAddress(link.href, page) }),
      })
    },
    { capture: true, passive: true },
  )
}

/** Payment pages: no notice, and no tags without an earlier decision. */
const quietPages = ['checkout']

type LoadedService = Awaited<ReturnType<typeof loadService>>

const loadService = async ({ id, token }: SiteTags['services'][number], automotive: boolean) => ({
  service: await loadTagService(id),
  requested: { token, automotive },
})

/**
 * Loads third-party tags after consent and forwards events. Nothing is requested before, and earlier events are not forwarded. Resolves
 * when the allowed tags are loaded.
 */
export async function startTags(about: Omit<MeasuredPage, 'address'>, tags: SiteTags): Promise<void> {
  const page: MeasuredPage = { ...about, address: measuredAddress(location.href, about.page) }
  const scope = window as unknown as TagScope
  const requiresConsent = waitsForConsent(tags.consent, Intl.DateTimeFormat().resolvedOptions().timeZone)
  let choice = readChoice(tags.version)?.choice ?? null
  let loaded: readonly LoadedService[] = []
  let loading: Promise<void> | null = null

  const sendToTags = (event: SiteEvent) => {
    if (choice === 'none') return
    for (const { service, requested: site } of loaded) service.send?.(scope, site, event, page)
  }

  const fetchAll = async () => {
    const loadedServices = await Promise.all(tags.services.map((service) => loadService(service, tags.automotive)))
    // Consent may have been withdrawn since.
    if (choice === 'none') {
      loading = null
      return
    }
    for (const { service, requested: site } of loadedServices) {
      service.prepare(scope, site, page, choice)
      const script = document.createElement('script')
      script.async = true
      script.src = service.script(site)
      document.head.append(script)
    }
    loaded = loadedServices
  }
  const load = (): Promise<void> => {
    loading ??= fetchAll().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  const decide = async (decided: 'all' | 'none') => {
    const wasWaiting = loading === null
    choice = decided
    storeChoice({ choice, version: tags.version, at: new Date().toISOString() })
    if (decided === 'none') deleteFirstTouch()
    else {
      storeFirstTouch()
      await load().catch(() => undefined)
    }
    if (choice !== decided) return
    for (const { service, requested: site } of loaded) service.updateChoice?.(scope, site, decided)
    if (decided === 'all' && wasWaiting) sendToTags({ name: 'view' })
  }

  addEventListener(eventName, (event) => sendToTags((event as CustomEvent<SiteEvent>).detail))
  watchPresses(about.page, (params) => sendToTags({ name: 'press', params }))
  const requestConsent = () => showNotice({ tags, requiresConsent, choice, decide: (decided) => void decide(decided) })
  for (const button of document.querySelectorAll<HTMLElement>('[data-measuring-choice]')) {
    button.style.visibility = 'visible'
    button.addEventListener('click', requestConsent)
  }

  const isQuiet = quietPages.includes(about.page)
  if (choice === 'all' || (choice === null && !requiresConsent)) storeFirstTouch()
  if (choice === null && !isQuiet) requestConsent()
  if (choice === 'all' || (choice === null && !requiresConsent && !isQuiet)) await load()
}
