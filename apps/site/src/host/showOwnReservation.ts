/**
 * Says on the page of a reserved car that it is reserved for whoever looks, where the site knows so, with the way to the reservation
 * (RTE-22). Any other page asks nothing.
 */
export const showOwnReservation = async (): Promise<void> => {
  const notice = document.querySelector<HTMLElement>('[data-own-reservation]')
  const carId = notice?.dataset.ownReservation
  if (!notice || !carId) return
  const answer = await fetch(`/api/cars/${encodeURIComponent(carId)}/reservation`, { cache: 'no-store' }).catch(() => null)
  const said = answer?.ok ? ((await answer.json().catch(() => null)) as { readonly href?: unknown } | null) : null
  if (typeof said?.href !== 'string' || !said.href.startsWith('/checkout-journey?')) return
  const link = notice.querySelector('a')
  if (!link) return
  link.href = said.href
  notice.hidden = false
  if (notice.previousElementSibling instanceof HTMLElement) notice.previousElementSibling.hidden = true
}
