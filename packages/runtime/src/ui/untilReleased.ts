/** Waits until no pointer is down in a part of the page: removing a pressed element would lose the click. */
export const untilReleased = async (area: HTMLElement): Promise<void> => {
  if (!area.matches(':active')) return
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, resolve, { once: true })
  })
  // `click` fires after `pointerup`.
  await new Promise((resolve) => setTimeout(resolve))
}
