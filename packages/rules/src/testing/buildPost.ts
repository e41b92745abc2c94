import type { Post } from '../entities/Post'

/** A published post for tests, with overrides. */
export const buildPost = (overrides: Partial<Post> = {}): Post => ({
  id: 'a-week',
  slug: 'a-week',
  title: 'A week with the RAV4',
  summary: 'Seven days, six hundred kilometres.',
  body: 'We took it everywhere.\n\n## The boot\n\nIt holds a pram.',
  category: 'vehicle-reviews',
  imageKey: null,
  imageAlt: null,
  publishOn: '2026-03-09',
  publishTime: null,
  author: 'Jo Lane',
  tags: 'hybrid, towing',
  carsFrom: null,
  updatedAt: '2026-03-09T02:00:00.000Z',
  ...overrides,
})
