const isPress = (pressed: unknown): pressed is HTMLButtonElement => pressed instanceof HTMLButtonElement && pressed.isConnected

/** Of several dialogs the last one is meant; everything else was pressed to happen, once however often it was pressed. */
const meant = (pressed: readonly HTMLButtonElement[]): HTMLButtonElement[] => {
  const last = new Set(pressed.toReversed())
  const dialog = [...last].find((button) => button.ariaHasPopup === 'dialog')
  return [...last].filter((button) => button.ariaHasPopup !== 'dialog' || button === dialog).toReversed()
}

/**
 * Ends the noting of presses that `startScript` does: called once whatever is pressed from then on is answered at once.
 * What it gives back presses the noted buttons again, once all of them answer.
 */
export const endEarlyPresses = (): (() => void) => {
  const noted: unknown = Reflect.get(window, 'earlyPresses')
  Reflect.deleteProperty(window, 'earlyPresses')
  return () => {
    const pressed = Array.isArray(noted) ? noted.splice(0).filter(isPress) : []
    for (const button of meant(pressed)) button.click()
  }
}
