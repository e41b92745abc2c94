import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { visibleMenu } from './visibleMenu'
import { whyMenuShows } from './whyMenuShows'

const child = (id: string, more: object = {}) => ({ id, label: id, href: `/${id}`, mandatory: false, when: '', ...more })
const item = (id: string, more: object = {}) => ({ ...child(id, more), fill: 'none' as const, children: [], ...more })
const config = buildConfig({
  navigation: {
    items: [
      item('plain'),
      item('silent', { label: ' ' }),
      item('domain', { href: 'https://{baseDomain}/new', children: [child('under')] }),
      item('waits', { when: 'toyota.showExpressMaintenance' }),
      item('met', { when: 'toyota.showSellMyCar', children: [child('sub', { when: 'seo.title' })] }),
    ],
  },
})
const messageFor = (id: string) =>
  whyMenuShows(config)
    .find((each) => each.id === `menu-${id}`)
    ?.because.map(({ message }) => message)
    .join(' ')

it.each([
  { id: 'plain', message: 'It has a label. It leads somewhere.' },
  { id: 'silent', message: 'It has no label.' },
  { id: 'domain', message: 'It leads to the dealer’s domain at the manufacturer, and there is none.' },
  { id: 'domain-under', message: '“domain”, which it is under, is hidden.' },
])('“Why?” explains the menu item $id (NAV-04, NAV-07): $message', ({ id, message }) => expect(messageFor(id)).toBe(message))

it('the explanation of the menu names the setting that an item depends on (NAV-08, NAV-10)', () => {
  expect(messageFor('waits')).toMatch(/^It waits for “Toyota.*”, which is off\.$/)
  expect(whyMenuShows(config).find(({ id }) => id === 'menu-waits')?.because[0]?.settings).toEqual(['/toyota/showExpressMaintenance'])
})

it('the explanation of the menu reports as shown exactly the items that show, at both levels (NAV-04, NAV-07 to NAV-17)', () => {
  const shown = whyMenuShows(config).flatMap(({ id, shown }) => (shown ? [id] : []))
  const visible = visibleMenu(config).flatMap(({ id, children }) => [`menu-${id}`, ...children.map((child) => `menu-${id}-${child.id}`)])
  expect(shown).toEqual(visible)
})
