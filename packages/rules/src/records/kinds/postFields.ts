import type { RecordFields, ValuesOf } from '../RecordField'

/** Categories of blog posts, each with its own path in the blog (RTE-24, CNT-09). */
export const postCategories = {
  'vehicle-reviews': { title: 'Vehicle reviews', text: 'What cars are like to live with.' },
  news: { title: 'News', text: 'What is new here and in the trade.' },
  'buying-guides': { title: 'Buying guides', text: 'Help with choosing, paying and owning.' },
  ownership: { title: 'Owning and servicing', text: 'Keeping a car going, and getting more of it.' },
  community: { title: 'People and places', text: 'Our people, and what we do around here.' },
} as const

export type PostCategory = keyof typeof postCategories

export const isPostCategory = (segment: string): segment is PostCategory => Object.hasOwn(postCategories, segment)

const categories = Object.fromEntries(Object.entries(postCategories).map(([slug, { title }]) => [slug, title])) as {
  readonly [Category in PostCategory]: string
}

/** Fields of a blog post (RTE-24, CNT-09, CNT-10). */
export const postFields = {
  title: {
    kind: 'text',
    label: 'Title',
    most: 140,
    required: 'Give the post a title.',
    hint: 'What it is about, such as “A week with the RAV4 hybrid”.',
  },
  category: { kind: 'choice', label: 'About', start: 'news', required: 'Choose what the post is about.', choices: categories },
  summary: { kind: 'optional', label: 'In a sentence or two', most: 300, lines: 2, hint: 'Stands on its card and in search engines.' },
  body: { kind: 'richText', label: 'Text', most: 60_000, required: 'Write the post.' },
  imageKey: { kind: 'picture', label: 'Picture', words: 'imageAlt' },
  imageAlt: { kind: 'optional', label: 'Picture in words', most: 240, hint: 'What it shows, for readers who can’t see it.' },
  state: {
    kind: 'choice',
    label: 'State',
    start: 'draft',
    required: 'Choose whether sites show it.',
    choices: { draft: 'Draft', published: 'Published' },
  },
  publishOn: { kind: 'day', label: 'From this day on', required: 'Say from which day sites show it.' },
  publishTime: {
    kind: 'optional',
    label: 'From this time on',
    most: 5,
    as: 'time',
    hint: 'By each site’s own clock. Empty: from midnight.',
  },
  featured: { kind: 'flag', label: 'Featured: stands before others' },
  author: { kind: 'optional', label: 'Written by', most: 80 },
  tags: { kind: 'optional', label: 'Tags', most: 200, hint: 'With commas between, such as “hybrid, towing”.' },
  carsFrom: {
    kind: 'optional',
    label: 'Cars below it',
    most: 400,
    as: 'stockList',
    hint: 'Choose a make or a model, or paste the address of any list of cars on your site. Its first cars stand below the post.',
  },
  slug: {
    kind: 'optional',
    label: 'Address',
    most: 80,
    hint: 'The last part of its address. Empty: made of the title. When it changes, the old address leads to the new one.',
  },
  excludedSiteIds: { kind: 'sites', label: 'Sites that show it' },
} as const satisfies RecordFields

export type PostValues = ValuesOf<typeof postFields>
