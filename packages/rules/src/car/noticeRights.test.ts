import { expect, it } from 'vitest'
import { noticeRights } from './consumerNoticePart'

it.each(['Consumer Guarantees Act', 'Fair Trading Act', 'Motor Vehicle Disputes Tribunal'])('names %s (CFG-02)', (name) =>
  expect(noticeRights).toContain(name),
)
