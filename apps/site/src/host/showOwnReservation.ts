/** Shows on a reserved car's page that this shopper reserved it, with a link to the reservation (RTE-22). No request on other pages. */
export const showOwnReservation = async (): Promise<void> => {
  const notice = document.querySelector<HTMLElement>('[data-own-reservation]')
  const carId = notice?.dataset.ownReservation
  if (!notice || !carId) return
  const answer = await fetch(`/api/cars/${encodeURIComponent(carId)}/reservation`, { cache: 'no-store' }).catch(() => null)
  const reply = answer?.ok ? ((await answer.json().catch(() => null)) as { readonly href?: unknown } | null) : null
  if (typeof reply?.href !== 'string' || !reply.href.startsWith('/checkout-journey?')) return
  const link = notice.querySelector('a')
  if (!link) return
  link.href = reply.href
  notice.hidden = false
  if (notice.previousElementSibling instanceof HTMLElement) notice.previousElementSibling.hidden = true
}
