import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SectionEntry } from '../../parts/settings/settingIndex'
import type { EditedLayer } from '../session/SiteForEditing'

/** Whether a section means anything where it is edited: what is for one make's dealers is offered to their sites, and to every layer. */
export const isSectionFor = (
  { node }: Pick<SectionEntry, 'node'>,
  { identity: { manufacturer } }: Pick<ResolvedConfig, 'identity'>,
  { kind = 'site' }: EditedLayer,
): boolean => node['x-make'] === undefined || node['x-make'] === manufacturer || kind !== 'site'
