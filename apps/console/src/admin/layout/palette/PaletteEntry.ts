/** Something the palette can find: a page, a site, a record, a setting or something to do. */
export interface PaletteEntry {
  readonly id: string
  readonly group: 'Go to' | 'Sites' | 'Cars' | 'Leads' | 'Locations' | 'People' | 'Settings' | 'Do'
  readonly label: string
  /** Where it belongs, such as a setting's section. */
  readonly hint?: string
  /** More words it is found by. */
  readonly words?: string
  readonly run: () => void
}
