/** Waits until no finger is on a part of a page: taking away what is pressed would lose the press. */
export const untilReleased = async (area: HTMLElement): Promise<void> => {
  if (!area.matches(':active')) return
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, resolve, { once: true })
  })
  // The click comes after.
  await new Promise((resolve) => setTimeout(resolve))
}
