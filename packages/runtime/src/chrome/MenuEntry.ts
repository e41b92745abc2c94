/** A link of the menu as its leaves need it: small, and serialisable. */
interface MenuLink {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current?: 'page' | 'true'
}

/** A link filled from stock. */
interface StockLink extends MenuLink {
  /** How many cars it leads to; absent where the list is narrowed further. */
  readonly count?: number
  /** Of a model: what it is called beside its name, such as 'Upcoming', and its lowest price (MOD-01, NAV-19). */
  readonly tag?: string
  readonly price?: string
}

/** Links out of stock under a heading, such as a kind of car. */
export interface MenuGroup {
  readonly label: string
  readonly links: readonly StockLink[]
}

export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[]
  /** Filled from stock; absent or empty: own links only. */
  readonly groups?: readonly MenuGroup[]
}
