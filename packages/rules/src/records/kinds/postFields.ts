import type { RecordFields, ValuesOf } from '../RecordField'

/** Categories of blog posts, each with its own path in the blog (RTE-24, CNT-09). */
export const postCategories = {
  'vehicle-reviews': { title: 'Vehicle reviews', text: 'What cars are like to live with.' },
  news: { title: 'News', text: 'What’s new here and in the trade.' },
  'buying-guides': { title: 'Buying guides', text: 'Help with choosing, paying for and owning a car.' },
  ownership: { title: 'Owning and servicing', text: 'Keeping your car going, and getting the most out of it.' },
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
    max: 140,
    required: 'Enter a title.',
    hint: 'For example “A week with the RAV4 hybrid”.',
  },
  category: { kind: 'choice', label: 'Category', start: 'news', required: 'Choose a category.', choices: categories },
  summary: { kind: 'optional', label: 'Summary', max: 300, lines: 2, hint: 'Shown on its card and in search engines.' },
  body: { kind: 'richText', label: 'Text', max: 60_000, required: 'Write the post.' },
  imageKey: { kind: 'picture', label: 'Picture', altTextField: 'imageAlt' },
  imageAlt: { kind: 'optional', label: 'Alt text', max: 240, hint: 'Describes the picture for readers who can’t see it.' },
  state: {
    kind: 'choice',
    label: 'Status',
    start: 'draft',
    required: 'Choose a status.',
    choices: { draft: 'Draft', published: 'Published' },
  },
  publishOn: { kind: 'day', label: 'Goes live', headings: ['Publish date'], required: 'Enter the day it goes live.' },
  publishTime: {
    kind: 'optional',
    label: 'Goes live at',
    headings: ['Publish time'],
    max: 5,
    as: 'time',
    hint: 'Leave empty for the start of the day.',
  },
  featured: { kind: 'flag', label: 'Featured', hint: 'Featured posts come first on the home page and at the top of your news.' },
  author: { kind: 'optional', label: 'Author', max: 80 },
  tags: { kind: 'optional', label: 'Tags', max: 200, hint: 'Separated by commas, such as “hybrid, towing”.' },
  carsFrom: {
    kind: 'optional',
    label: 'Cars below the post',
    max: 400,
    as: 'stockList',
    hint: 'Choose a make or model, or paste the address of any list of cars on your site. Its first cars are shown below the post.',
  },
  slug: {
    kind: 'optional',
    label: 'Address',
    max: 80,
    hint: 'The last part of its address. Leave empty to use the title. If you change it, the old address redirects to the new one.',
  },
  excludedSiteIds: { kind: 'sites', label: 'Sites that show it' },
} as const satisfies RecordFields

export type PostValues = ValuesOf<typeof postFields>
