import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { menuHref } from './menuHref'
import { settingIsOn } from './settingIsOn'

type Item = Pick<ResolvedConfig['navigation']['items'][number], 'id' | 'label' | 'href' | 'when'>

const conditionsOf = (item: Item, pointer: string, config: ResolvedConfig): Condition[] => {
  const waitsFor = `/${item.when.replaceAll('.', '/')}`
  const conditions: Condition[] = [
    {
      holds: item.label.trim() !== '',
      rule: 'NAV-04',
      title: 'Words',
      yes: 'It has words.',
      no: 'It has no words.',
      settings: [`${pointer}/label`],
    },
    {
      holds: menuHref(item.href, config) !== null,
      rule: 'NAV-07',
      title: 'Somewhere to go',
      yes: 'It leads somewhere.',
      no: 'It leads to the dealer’s domain at the manufacturer, and there is none.',
      settings: ['/toyota/baseDomain'],
      fields: [{ name: 'Leads to', value: item.href }],
    },
  ]
  if (item.when !== '')
    conditions.push({
      holds: settingIsOn(config, item.when),
      rule: 'NAV-08',
      title: 'Only when a setting is on',
      yes: `It waits for “${settingAt(waitsFor)?.where ?? item.when}”, which is on.`,
      no: `It waits for “${settingAt(waitsFor)?.where ?? item.when}”, which is off.`,
      settings: [settingAt(waitsFor) ? waitsFor : `${pointer}/when`],
    })
  return conditions
}

/** Says of every item of the menu, at both levels, why it shows or not (NAV-04, NAV-07 to NAV-17), as `visibleMenu` decides it. */
export const menuReasons = (config: ResolvedConfig): Reason[] =>
  config.navigation.items.flatMap((item) => {
    const pointer = `/navigation/items/${item.id}`
    const own = conditionsOf(item, pointer, config)
    const hides = own.some(({ holds }) => !holds)
    const above: Condition[] = hides
      ? [
          {
            holds: false,
            rule: 'NAV-04',
            title: 'The item it is under',
            yes: '',
            no: `“${item.label}”, which it is under, is hidden.`,
            settings: [pointer],
          },
        ]
      : []
    const called = (label: string, id: string) => label.trim() || id
    return [
      reasonOf({ id: `menu-${item.id}`, title: called(item.label, item.id), element: pointer }, own),
      ...item.children.map((child) => {
        const at = `${pointer}/children/${child.id}`
        return reasonOf(
          { id: `menu-${item.id}-${child.id}`, title: `${called(item.label, item.id)} › ${called(child.label, child.id)}`, element: at },
          [...above, ...conditionsOf(child, at, config)],
        )
      }),
    ]
  })
