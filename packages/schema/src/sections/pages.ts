import { image } from '../blocks/blockSettings'
import { blocks } from '../blocks/blocks'
import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'
import { defaultPages } from './default-pages/defaultPages'

/** The home page and content pages, each a list of blocks (RTE-21, RTE-23). */
export const pages = {
  type: 'object',
  title: 'Pages',
  description: 'The home page and every content page, built from blocks.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    list: {
      type: 'array',
      title: 'Pages',
      description: 'The pages of the site. The one at / is the home page.',
      maxItems: 80,
      'x-merge': 'id',
      'x-control': 'blocks',
      'x-role': 'dealer',
      default: defaultPages,
      items: {
        type: 'object',
        title: 'Page',
        properties: {
          id: stableId,
          path: {
            type: 'string',
            title: 'Path',
            description: 'The address of the page on the site.',
            pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$',
            'x-expects': 'a path such as /about-us: small letters, digits and dashes',
            maxLength: 120,
            'x-control': 'pagePath',
          },
          title: {
            type: 'string',
            title: 'Title',
            description: 'The title in the browser and in search results.',
            minLength: 1,
            maxLength: 80,
          },
          description: {
            type: 'string',
            title: 'Description',
            description: 'One sentence for search results.',
            maxLength: 180,
            default: '',
          },
          image: {
            ...image(
              'Picture',
              'A wide picture across the top of the page, ideally 2400 by 640 pixels. A page that opens with a hero has the hero’s.',
            ),
            'x-ratio': '15:4',
            'x-width': 2400,
          },
          shown: {
            type: 'boolean',
            title: 'Shown',
            description: 'Whether the page exists. A starter page comes on once you change its content.',
            default: true,
          },
          blocks: {
            type: 'array',
            title: 'Blocks',
            description: 'What the page is made of, in order.',
            maxItems: 30,
            default: [],
            'x-merge': 'id',
            'x-turns-on': 'shown',
            items: { type: 'object', title: 'Block', discriminator: { propertyName: 'kind' }, oneOf: Object.values(blocks) },
          },
        },
      },
    },
  },
} as const satisfies SectionSchema
