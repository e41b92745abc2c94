/** An entry of the palette: a page, a site, a record, a guide, a setting or an action. */
export interface PaletteEntry {
  readonly id: string
  readonly group: 'Go to' | 'Sites' | 'Cars' | 'Leads' | 'Reservations' | 'Payments' | 'Locations' | 'People' | 'Guides' | 'Settings' | 'Do'
  readonly label: string
  /** Context, such as a setting's section. */
  readonly hint?: string
  /** Additional search terms. */
  readonly searchTerms?: string
  readonly run: () => void
}
