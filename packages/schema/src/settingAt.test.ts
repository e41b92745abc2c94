import { describe, expect, it } from 'vitest'
import { resolveConfig } from './resolveConfig'
import { settingAt } from './settingAt'

const { config } = resolveConfig([])

describe('settingAt', () => {
  it.each([
    { pointer: '/search', where: 'Stock list', group: 'Stock list', role: 'staff' },
    { pointer: '/search/pageSize', where: 'Stock list › Cars per page', group: 'Stock list', role: 'staff' },
    { pointer: '/search/heading', where: 'Stock list › Heading', group: 'Stock list', role: 'dealer' },
    { pointer: '/navigation/items/service', where: 'Menu › Menu items › Service', group: 'Header and footer', role: 'dealer' },
    { pointer: '/navigation/items/service/label', where: 'Menu › Menu items › Service › Text', group: 'Header and footer', role: 'dealer' },
    {
      pointer: '/navigation/items/service/mandatory',
      where: 'Menu › Menu items › Service › Mandatory',
      group: 'Header and footer',
      role: 'staff',
    },
    {
      pointer: '/navigation/items/service/removed',
      where: 'Menu › Menu items › Service › Removed',
      group: 'Header and footer',
      role: 'dealer',
    },
    { pointer: '/card/buttons/enquire/label', where: 'Cards › Card buttons › Enquire › Text', group: 'Stock', role: 'dealer' },
    { pointer: '/pages/list/home/blocks/hero/heading', where: 'Pages › Home › Blocks › Hero › Heading', group: 'Content', role: 'dealer' },
    { pointer: '/vdp/whyBuyPoints/1', where: 'Car page › Why buy reasons › 2', group: 'Car page', role: 'dealer' },
  ])('$pointer is $where', ({ pointer, where, group, role }) => {
    expect(settingAt(pointer, config)).toMatchObject({ where, group, role })
  })

  it('finds settings of blocks without knowing the config, and calls items by their ids', () => {
    expect(settingAt('/pages/list/home/blocks/hero/showSearch')).toMatchObject({
      node: { title: 'Quick search' },
      where: 'Pages › home › Blocks › hero › Quick search',
    })
  })

  it('knows the page that shows a setting, and what may be locked', () => {
    expect(settingAt('/vdp/layout')).toMatchObject({ preview: 'car', lockable: true })
    expect(settingAt('/navigation/items/service/mandatory')).toMatchObject({ lockable: false })
  })

  it.each([
    '/serch',
    '/search/pagesize',
    '/search/pageSize/x',
    '/search/removed',
    '/__proto__',
    '/search/constructor',
    '/navigation/items/service/hreff',
  ])('%s is no setting', (pointer) => {
    expect(settingAt(pointer, config)).toBeNull()
  })
})
