import type { CarSummary } from '@forecourt/rules/entities/CarSummary'
import { parseQuote } from '@forecourt/rules/finance/parseQuote'
import type { LeadAnswer, RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'

/** Other tabs are told of a change by the browser, this one isn't. */
const written = 'forecourt:stored'

const unprepared = 'We couldn’t prepare the document just now. Please try again in a moment.'

const unsent: LeadAnswer = { ok: false, message: 'We couldn’t send this just now. Please try again, or call us.', fields: {} }

/** What the parts of a page can do on the public site. Touches the browser only when called, so that pages can be rendered anywhere. */
export const siteHost: Omit<RuntimeHost, 'search' | 'prepareSearch'> = {
  mode: 'live',

  navigate(href) {
    window.location.assign(href)
  },

  async submitLead(lead, idempotencyKey) {
    try {
      const answer = await fetch('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(lead),
      })
      const said = (await answer.json()) as LeadAnswer
      return said
    } catch {
      return unsent
    }
  },

  async revealPhone(carSlug, whose) {
    const answer = await fetch('/api/phone-reveals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ carSlug, whose }),
    }).catch(() => null)
    if (answer?.status === 429) throw new Error('Please wait a few minutes')
    if (!answer?.ok) throw new Error('Please try again')
    const { phone } = (await answer.json()) as { phone: string }
    return phone
  },

  async saveCarDocument(carSlug) {
    const answer = await fetch(`/cars/${encodeURIComponent(carSlug)}.pdf`).catch(() => null)
    if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('application/pdf')) throw new Error(unprepared)
    const address = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = `${carSlug}.pdf`
    link.click()
    // Browsers read the address only once the press is over.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  },

  async requestQuote(request) {
    try {
      const answer = await fetch('/api/youx/quote', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
      return answer.ok ? parseQuote(await answer.json()) : null
    } catch {
      return null
    }
  },

  async cars(slugs) {
    const query = new URLSearchParams(slugs.map((slug) => ['slug', slug]))
    const answer = await fetch(`/api/cars?${query}`)
    if (!answer.ok) throw new Error(`The cars answered ${answer.status}`)
    const { cars } = (await answer.json()) as { cars: readonly CarSummary[] }
    return cars
  },

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },

  async share(link) {
    if (!('share' in navigator)) return 'unavailable'
    try {
      await navigator.share(link)
      return 'shared'
    } catch (failure) {
      return failure instanceof DOMException && failure.name === 'AbortError' ? 'dismissed' : 'unavailable'
    }
  },

  openShareWindow(href) {
    window.open(href, '_blank', 'noopener,noreferrer,width=550,height=400')
  },

  now: () => new Date().toISOString(),

  /** Analytics of a later day listen here; nothing is sent by itself. */
  track(event) {
    window.dispatchEvent(new CustomEvent('forecourt:event', { detail: event }))
  },

  storage: {
    read(key) {
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        window.localStorage.setItem(key, value)
      } catch {
        // Full or forbidden: the page works without remembering.
      }
      window.dispatchEvent(new CustomEvent(written, { detail: key }))
    },
    watch(key, onChange) {
      const here = (event: Event) => event instanceof CustomEvent && event.detail === key && onChange()
      const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
      window.addEventListener(written, here)
      window.addEventListener('storage', elsewhere)
      return () => {
        window.removeEventListener(written, here)
        window.removeEventListener('storage', elsewhere)
      }
    },
  },
}
