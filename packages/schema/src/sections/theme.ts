import { choices } from '../choices'
import type { SchemaNode, SectionSchema } from '../SchemaNode'

const colour = (title: string, description: string, value: string) =>
  ({
    type: 'string',
    title,
    description,
    pattern: '^#[0-9a-fA-F]{6}$',
    'x-expects': 'a colour such as #1f4fd8',
    default: value,
    'x-control': 'colour',
    'x-role': 'dealer',
  }) as const satisfies SchemaNode

/** The site's look: colours, type, shape and layout. Converted to CSS variables in one place. */
export const theme = {
  type: 'object',
  title: 'Look',
  description: 'Colours, fonts, corners and spacing of the whole site.',
  'x-group': 'Look',
  'x-preview': 'home',
  'x-parts': [
    { title: 'Colours', keys: ['brandColour', 'accentColour', 'backgroundColour', 'surfaceColour', 'textColour'] },
    { title: 'Type', keys: ['headingFont', 'bodyFont', 'headingCase', 'headingSize'] },
    { title: 'Sections', keys: ['sectionHeadings', 'bands', 'density'] },
    { title: 'Shapes and pictures', keys: ['corners', 'pictures'] },
  ],
  properties: {
    brandColour: colour('Brand colour', 'Main buttons, links and highlights.', '#1f4fd8'),
    accentColour: colour('Accent colour', 'Tags, prices and small highlights.', '#e4572e'),
    backgroundColour: colour('Background', 'Behind the whole page.', '#ffffff'),
    surfaceColour: colour('Surface', 'Cards, panels and alternating bands.', '#f4f5f7'),
    textColour: colour('Text', 'Body text and headings.', '#15181e'),
    headingFont: {
      type: 'string',
      title: 'Heading font',
      description: 'The font of headings and prices.',
      ...choices({
        archivo: 'Archivo',
        figtree: 'Figtree',
        fraunces: 'Fraunces',
        outfit: 'Outfit',
        manrope: 'Manrope',
        nunito: 'Nunito Sans',
        system: 'System',
      }),
      default: 'archivo',
      'x-role': 'dealer',
    },
    bodyFont: {
      type: 'string',
      title: 'Text font',
      description: 'The font of text.',
      ...choices({ archivo: 'Archivo', figtree: 'Figtree', outfit: 'Outfit', manrope: 'Manrope', nunito: 'Nunito Sans', system: 'System' }),
      default: 'system',
      'x-role': 'dealer',
    },
    headingCase: {
      type: 'string',
      title: 'Heading case',
      description: 'Whether headings are set in sentence case or capitals.',
      ...choices({ sentence: 'Sentence case', upper: 'Capitals' }),
      default: 'sentence',
      'x-role': 'dealer',
    },
    headingSize: {
      type: 'string',
      title: 'Heading size',
      description: 'The size of headings and prices.',
      ...choices({ small: 'Small', medium: 'Medium', large: 'Large' }),
      default: 'medium',
      'x-role': 'dealer',
    },
    sectionHeadings: {
      type: 'string',
      title: 'Section headings',
      description:
        'How the headings of sections and their links are arranged. Only pages with a hero centre them; on others they start on the left.',
      ...choices({ left: 'Heading on the left, link on the right', centred: 'Centred', ruled: 'Under a line in the brand colour' }),
      default: 'left',
      'x-role': 'dealer',
    },
    bands: {
      type: 'string',
      title: 'Section backgrounds',
      description: 'Whether the sections of a page alternate between two backgrounds.',
      ...choices({ alternating: 'Alternating', plain: 'All the same' }),
      default: 'alternating',
      'x-role': 'dealer',
    },
    corners: {
      type: 'string',
      title: 'Corners',
      description: 'How round cards, images and buttons are.',
      ...choices({ square: 'Square', soft: 'Soft', round: 'Round' }),
      default: 'soft',
      'x-role': 'dealer',
    },
    density: {
      type: 'string',
      title: 'Spacing',
      description: 'The space between elements.',
      ...choices({ compact: 'Compact', comfortable: 'Comfortable', airy: 'Airy' }),
      default: 'comfortable',
      'x-role': 'dealer',
    },
    pictures: {
      type: 'string',
      title: 'Pictures on pages',
      description: 'The look of your own pictures in heroes and beside text. Pictures of vehicles in stock are never changed.',
      ...choices({ natural: 'Natural', rich: 'Rich colours', muted: 'Muted colours', mono: 'Black and white' }),
      default: 'natural',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
