import type { SettingRole } from '@forecourt/schema/SchemaNode'
import { type SettingEntry, settings } from '../../../editor/settings/settingIndex'

/** Pictures are uploaded to one organisation's library, so they are chosen site by site. */
const isSingle = ({ node }: SettingEntry) => node['x-merge'] === undefined && node.type !== 'object' && node['x-control'] !== 'image'

/** The settings that are one value, so that it can be given to several sites at once: for a dealer, those they may change. */
export const singleSettings = (role: SettingRole): readonly SettingEntry[] =>
  settings.filter((entry) => isSingle(entry) && (role === 'staff' || (entry.node['x-role'] ?? entry.section.node['x-role']) === 'dealer'))

/** A setting with its section, such as 'Stock list › Cars per page'. */
export const settingLabel = ({ node, section, key }: SettingEntry): string => `${section.node.title ?? section.key} › ${node.title ?? key}`
