import type { SectionSchema } from '../SchemaNode'

/** Metadata for search engines and link previews. */
export const seo = {
  type: 'object',
  title: 'Search engines',
  description: 'What search engines and link previews show.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    title: {
      type: 'string',
      title: 'Site title',
      description: 'The title of the home page. Leave empty to use the name and tagline.',
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
      title: 'Preview picture',
      description: 'Shown when a page without its own picture is shared, ideally 1200 by 630 pixels. Leave empty to show none.',
      maxLength: 300,
      default: '',
      'x-control': 'image',
      'x-width': 1200,
      'x-role': 'dealer',
    },
    index: {
      type: 'boolean',
      title: 'Allow search engines',
      description: 'If off, search engines are asked not to list the site.',
      default: true,
    },
    allowAiSearch: {
      type: 'boolean',
      title: 'Allow AI search',
      description: 'If off, robots.txt asks assistants such as ChatGPT and Perplexity not to read the site for their answers.',
      default: true,
    },
    allowAiTraining: {
      type: 'boolean',
      title: 'Allow AI training',
      description: 'If off, robots.txt asks AI companies not to train their models on the site.',
      default: true,
    },
  },
} as const satisfies SectionSchema
