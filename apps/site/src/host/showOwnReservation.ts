/** Text of the tag of a car that the shopper has reserved. */
const tagText = 'Reserved for you'

/** Cars that this shopper has reserved, with their pages. */
const ownReservations = async (): Promise<ReadonlyMap<string, string>> => {
  const response = await fetch('/api/own-reservations', { cache: 'no-store' }).catch(() => null)
  const body = response?.ok ? ((await response.json().catch(() => null)) as { readonly cars?: object } | null) : null
  const entries = Object.entries(body?.cars ?? {}) as [string, unknown][]
  return new Map(
    entries.flatMap(([id, href]) => (typeof href === 'string' && href.startsWith('/checkout-journey?') ? [[id, href] as const] : [])),
  )
}

const markReservations = (own: ReadonlyMap<string, string>): void => {
  for (const tag of document.querySelectorAll<HTMLElement>('[data-reserved-car]'))
    if (own.has(tag.dataset.reservedCar ?? '') && tag.textContent !== tagText) tag.textContent = tagText
  const notice = document.querySelector<HTMLElement>('[data-own-reservation]')
  const href = own.get(notice?.dataset.ownReservation ?? '')
  const link = notice?.querySelector('a')
  if (!notice || !href || !link) return
  link.href = href
  notice.hidden = false
  if (notice.previousElementSibling instanceof HTMLElement) notice.previousElementSibling.hidden = true
}

/** Shows on pages with reserved cars which of them this shopper has reserved, also in lists that change later (RTE-22). */
export const showOwnReservation = async (): Promise<void> => {
  const own = await ownReservations()
  if (own.size === 0) return
  markReservations(own)
  new MutationObserver(() => markReservations(own)).observe(document.body, { childList: true, subtree: true })
}
