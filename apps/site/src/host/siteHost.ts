import type { LeadAnswer, RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'

const unsent: LeadAnswer = { ok: false, message: 'We couldn’t send this just now. Please try again, or call us.', fields: {} }

/** What the parts of a page can do on the public site. Touches the browser only when called, so that pages can be rendered anywhere. */
export const siteHost: RuntimeHost = {
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

  async search(pathAndQuery) {
    const answer = await fetch(`/api/search?at=${encodeURIComponent(pathAndQuery)}`)
    if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
    return answer.json()
  },

  async revealPhone(carSlug) {
    const answer = await fetch('/api/phone-reveals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ carSlug }),
    })
    if (!answer.ok) throw new Error(`The reveal answered ${answer.status}`)
    const { phone } = (await answer.json()) as { phone: string }
    return phone
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
    },
  },
}
