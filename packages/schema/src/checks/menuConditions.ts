import { pointerSegments } from '../pointer/pointerSegments'
import { settingAt } from '../settingAt'
import type { CrossCheck, Finding } from './CrossCheck'

/** A menu item that shows only while a setting is on names a setting that exists (NAV-08). */
export const menuConditions: CrossCheck = ({ navigation }) => {
  const items = navigation.items.flatMap((item) => [
    { ...item, pointer: `/navigation/items/${item.id}/when` },
    ...item.children.map((child) => ({ ...child, pointer: `/navigation/items/${item.id}/children/${child.id}/when` })),
  ])
  return items.flatMap(({ label, when, pointer }): Finding[] => {
    const setting = `/${when.replaceAll('.', '/')}`
    const isSetting = when === '' || (pointerSegments(setting).length > 1 && settingAt(setting) !== null)
    return isSetting
      ? []
      : [{ pointer, severity: 'error', message: `The menu item “${label}” shows only when ${when} is on, but there is no such setting.` }]
  })
}
