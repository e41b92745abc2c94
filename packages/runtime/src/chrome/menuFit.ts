/** Pixels a menu needs in one row, estimated from its words: about 8.2 a letter, and 32 around each item. */
const menuWidth = (labels: readonly string[]): number => labels.reduce((width, label) => width + label.length * 8.2 + 32, 0)

/** From which screen width a menu fits in one row with the name and the phone number: 1024 pixels, 1280, or never. Decided on the server so that no script measures. */
export const menuFit = (labels: readonly string[]): 'narrow' | 'wide' | 'never' => {
  const width = menuWidth(labels)
  if (width <= 500) return 'narrow'
  return width <= 740 ? 'wide' : 'never'
}
