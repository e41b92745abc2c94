import { expect, it } from 'vitest'
import { noticeRights } from './consumerNoticePart'

it.each(['Consumer Guarantees Act', 'Fair Trading Act', 'Motor Vehicle Disputes Tribunal'])(
  'the rights of buyers in New Zealand name the %s (CFG-02)',
  (name) => expect(noticeRights).toContain(name),
)
