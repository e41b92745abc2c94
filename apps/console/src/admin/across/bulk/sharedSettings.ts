import type { SettingRole } from '@forecourt/schema/SchemaNode'
import { type SettingEntry, settings } from '../../../editor/settings/settingIndex'

/** Whether a setting is a list merged by id, which several sites can share item by item. */
export const isItemList = ({ node }: Pick<SettingEntry, 'node'>) => node['x-merge'] === 'id'

/** Pages are made of blocks, which belong to one site each; so does what has a form of its own. */
const isShared = ({ node }: SettingEntry) => node['x-control'] !== 'blocks' && node.type !== 'object'

/** The settings that several sites can be given at once: for a dealer, those they may change. */
export const sharedSettings = (role: SettingRole): readonly SettingEntry[] =>
  settings.filter((entry) => isShared(entry) && (role === 'staff' || (entry.node['x-role'] ?? entry.section.node['x-role']) === 'dealer'))

/** A setting with its section, such as 'Stock list › Cars per page'. */
export const settingLabel = ({ node, section, key }: SettingEntry): string => `${section.node.title ?? section.key} › ${node.title ?? key}`
