import { expect, it } from 'vitest'
import { nearestElement } from './nearestElement'

const reason = (element: string | null) => ({ id: '', title: '', shown: true, because: [], element })
const groups = [
  { reasons: [reason('/pages/list/home/blocks/hero'), reason(null)] },
  { reasons: [reason('/pages/list/home/blocks/hero/image')] },
]

it.each([
  { name: 'itself', pointer: '/pages/list/home/blocks/hero/image', nearest: '/pages/list/home/blocks/hero/image' },
  { name: 'what it is part of', pointer: '/pages/list/home/blocks/hero/heading', nearest: '/pages/list/home/blocks/hero' },
  { name: 'nothing', pointer: '/pages/list/home/blocks/hero-2', nearest: '/pages/list/home/blocks/hero-2' },
])('finds the reasons of $name', ({ pointer, nearest }) => expect(nearestElement(groups, pointer)).toBe(nearest))
