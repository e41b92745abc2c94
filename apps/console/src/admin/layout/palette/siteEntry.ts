import type { SiteRecord } from '../../../client/Records'
import type { PaletteEntry } from './PaletteEntry'

/** The palette entry of a site, and the address that it opens. */
export const siteEntry = ({
  id,
  name,
  hosts,
  slug,
}: Pick<SiteRecord, 'id' | 'name' | 'hosts' | 'slug'>): Omit<PaletteEntry, 'run'> & { readonly to: string } => ({
  id: `site ${id}`,
  group: 'Sites',
  label: name,
  hint: hosts[0] ?? slug,
  searchTerms: slug,
  to: `/sites/${id}/edit`,
})
