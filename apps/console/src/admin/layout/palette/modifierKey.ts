/** What the key that goes with shortcuts is called on this computer. */
export const modifierKey = (): '⌘' | 'Ctrl' => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
