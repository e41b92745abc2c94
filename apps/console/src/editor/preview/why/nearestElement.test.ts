import { expect, it } from 'vitest'
import { nearestElement } from './nearestElement'

const reason = (elementSetting: string | null) => ({ id: '', title: '', shown: true, because: [], elementSetting })
const groups = [
  { reasons: [reason('/pages/list/home/blocks/hero'), reason(null)] },
  { reasons: [reason('/pages/list/home/blocks/hero/image')] },
]

it.each([
  { name: 'the setting itself', pointer: '/pages/list/home/blocks/hero/image', nearest: '/pages/list/home/blocks/hero/image' },
  { name: 'the element that contains it', pointer: '/pages/list/home/blocks/hero/heading', nearest: '/pages/list/home/blocks/hero' },
  { name: 'none', pointer: '/pages/list/home/blocks/hero-2', nearest: '/pages/list/home/blocks/hero-2' },
])('“Why?” finds the nearest element with reasons: $name', ({ pointer, nearest }) => expect(nearestElement(groups, pointer)).toBe(nearest))
