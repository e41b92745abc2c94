import { describe, expect, it } from 'vitest'
import { resolveConfig } from './resolveConfig'
import { settingAt } from './settingAt'

const { config } = resolveConfig([])

describe('settingAt', () => {
  it.each([
    ['/search', 'Stock list', 'Stock list', 'staff'],
    ['/search/pageSize', 'Stock list › Cars per page', 'Stock list', 'staff'],
    ['/search/heading', 'Stock list › Heading', 'Stock list', 'dealer'],
    ['/navigation/items/service', 'Menu › Menu items › Service', 'Header and footer', 'dealer'],
    ['/navigation/items/service/label', 'Menu › Menu items › Service › Text', 'Header and footer', 'dealer'],
    ['/navigation/items/service/mandatory', 'Menu › Menu items › Service › Mandatory', 'Header and footer', 'staff'],
    ['/navigation/items/service/removed', 'Menu › Menu items › Service › Removed', 'Header and footer', 'dealer'],
    ['/card/buttons/enquire/label', 'Cards › Card buttons › Enquire › Text', 'Stock', 'dealer'],
    ['/pages/list/home/blocks/hero/heading', 'Pages › Home › Blocks › Hero › Heading', 'Content', 'dealer'],
    ['/vdp/whyBuyPoints/1', 'Car page › Why buy reasons › 2', 'Car page', 'dealer'],
  ])('$0 is $1', (pointer, where, group, role) => {
    expect(settingAt(pointer, config)).toMatchObject({ where, group, role })
  })

  it('settingAt finds settings of blocks without a config, and names items by their ids', () => {
    expect(settingAt('/pages/list/home/blocks/hero/showSearch')).toMatchObject({
      node: { title: 'Quick search' },
      where: 'Pages › home › Blocks › hero › Quick search',
    })
  })

  it('settingAt returns the page that shows a setting, and whether it can be locked', () => {
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
  ])('%s is not a setting', (pointer) => {
    expect(settingAt(pointer, config)).toBeNull()
  })
})
