import type { OwnedPost } from '@forecourt/data/pages/posts/OwnedPost'
import { postFields } from '@forecourt/rules/records/kinds/postFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { beforeEach, expect, it, vi } from 'vitest'
import { postView } from './postView'

beforeEach(() => {
  vi.setSystemTime('2026-11-25T00:30:00Z')
})

const site = { id: 'site', name: 'Long Paddock', isWithoutBlog: false }
const post = {
  ...blankValues(postFields),
  title: 'First frost',
  slug: 'first-frost',
  state: 'published',
  publishOn: '2026-11-25',
  sites: [site],
  timeZones: ['Australia/Brisbane'],
} as unknown as OwnedPost

it.each([
  {
    name: 'a draft',
    over: { state: 'draft' },
    message: '/blog/first-frost · Draft, only visible to your team',
    saved: 'It is a draft, only visible to your team.',
  },
  { name: 'one that is live', over: {}, message: '/blog/first-frost · Live since 25 Nov 2026', saved: 'The sites show it straight away.' },
  {
    name: 'one scheduled for this afternoon',
    over: { publishTime: '17:00' },
    message: '/blog/first-frost · Scheduled: goes live on 25 Nov 2026, 5:00 pm',
    saved: 'It goes live automatically on 25 Nov 2026, 5:00 pm.',
  },
  {
    name: 'one on a site without a blog',
    over: { sites: [{ ...site, isWithoutBlog: true }] },
    message: '/blog/first-frost · On no site. Long Paddock shows no posts. Turn on its blog under Blog in the editor',
    saved: 'No site shows it, because none has its blog turned on.',
  },
] as const)('The form and the save message of a post say where and when the sites show it: $name (RTE-24)', ({ over, message, saved }) => {
  const row = { ...post, ...over } as never
  expect([postView.heading(row).text, postView.savedText?.(row)]).toEqual([message, saved])
})

it('the form of a post explains below its day that a future date schedules the post (RTE-24)', () => {
  const { description } = postView.sections.find(({ fields }) => fields.includes('publishOn')) ?? {}
  const warning = (values: object) =>
    typeof description === 'function' ? description({ ...blankValues(postFields), ...values }, 'AU') : description
  expect(warning({ state: 'published', publishOn: '2026-12-01', publishTime: '09:30' })).toMatch(
    /^It goes live on 1 Dec 2026, 9:30 am, in each site’s time zone/,
  )
  expect(warning({ state: 'draft' })).toMatch(/^A draft isn’t shown on any site/)
})
