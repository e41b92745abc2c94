/** A link of the menu as its leaves need it: small, and serialisable. */
interface MenuLink {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current?: 'page' | 'true'
}

export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[]
}
