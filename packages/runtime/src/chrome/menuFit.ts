/** What stands in one row of an inline header. */
export interface HeaderRow {
  readonly name: string
  readonly hasMark: boolean
  readonly labels: readonly string[]
  readonly carets: number
  readonly phone: string
  readonly cta: string
  readonly savesCars: boolean
  readonly hasGarage: boolean
  readonly searches: boolean
}

/** Pixels the row needs, estimated from its words: letters are about 8.3 wide in the menu and 13.5 in the name; the rest is padding and gaps. */
const rowWidth = ({ name, hasMark, labels, carets, phone, cta, savesCars, hasGarage, searches }: HeaderRow): number => {
  const menu = labels.reduce((width, label) => width + label.length * 8.3 + 28, 0) + carets * 22
  const actions =
    (phone ? phone.length * 9 + 26 : 0) +
    (cta ? cta.length * 8.5 + 50 : 0) +
    (savesCars ? 44 : 0) +
    (hasGarage ? 44 : 0) +
    (searches ? 60 : 0)
  return name.length * 13.5 + (hasMark ? 56 : 0) + menu + actions + 96
}

/** From which screen width name, menu and actions fit in one row: 1024 pixels, 1280, or never. Decided on the server so that no script measures. */
export const menuFit = (row: HeaderRow): 'narrow' | 'wide' | 'never' => {
  const width = rowWidth(row)
  if (width <= 950) return 'narrow'
  return width <= 1240 ? 'wide' : 'never'
}
