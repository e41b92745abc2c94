import { expect, test } from 'vitest'
import { findPageHelp } from './findPageHelp'

const pages = ['/', '/stock', '/stock/:id', '/stock/create', '/sites/:id/edit, /sites/create'].map((title) => ({ title }))

test.each([
  { path: '/', finds: '/' },
  { path: '/stock', finds: '/stock' },
  { path: '/stock/7', finds: '/stock/:id' },
  { path: '/stock/create', finds: '/stock/create' },
  { path: '/sites/7/edit', finds: '/sites/:id/edit, /sites/create' },
  { path: '/sites/create', finds: '/sites/:id/edit, /sites/create' },
  { path: '/sites/7/manage', finds: undefined },
  { path: '/stockroom', finds: undefined },
])('$path has the help of $finds', ({ path, finds }) => {
  expect(findPageHelp(pages, path)?.title).toBe(finds)
})
