import type { SectionSchema } from '../SchemaNode'

/** Metadata for search engines and link previews. */
export const seo = {
  type: 'object',
  title: 'Search engines',
  description: 'What search engines and link previews say about the site.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    title: {
      type: 'string',
      title: 'Site title',
      description: 'The title of the home page; empty uses the name and tagline.',
      maxLength: 70,
      default: '',
      'x-role': 'dealer',
    },
    description: {
      type: 'string',
      title: 'Site description',
      description: 'One or two sentences about the site.',
      maxLength: 180,
      default: '',
      'x-control': 'multiline',
      'x-role': 'dealer',
    },
    image: {
      type: 'string',
      title: 'Picture for previews',
      description: 'Shown when a page without a picture of its own is shared; best 1200 by 630. Empty shows none.',
      maxLength: 300,
      default: '',
      'x-control': 'image',
      'x-width': 1200,
      'x-role': 'dealer',
    },
    index: {
      type: 'boolean',
      title: 'Let search engines list the site',
      description: 'Off asks search engines to leave the site out.',
      default: true,
    },
  },
} as const satisfies SectionSchema
