import { expect, it } from 'vitest'
import { createParts } from './createParts'

it('an element without a heading belongs to the part around it (CFG-12)', () => {
  const parts = createParts()
  parts.add('Menu')
  parts.open()
  parts.add('One')
  parts.close()
  parts.open()
  parts.beginHeading()
  parts.add('Rio')
  parts.endHeading('Rio')
  parts.close()
  parts.add('End')
  expect(parts.read()).toEqual([
    { name: '', href: '', lines: ['Menu', 'One', 'End'] },
    { name: 'Rio', href: '', lines: ['Rio'] },
  ])
})
