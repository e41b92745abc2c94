import type { SchemaNode, SectionSchema } from '../SchemaNode'

const profile = (name: string) =>
  ({
    type: 'string',
    title: name,
    description: `Address of the ${name} page; empty shows no ${name} link.`,
    maxLength: 200,
    pattern: '^$|^https://.+$',
    'x-expects': 'an address that starts with https://',
    default: '',
    'x-role': 'dealer',
  }) as const satisfies SchemaNode

/** Social profiles (NAV-22). */
export const social = {
  type: 'object',
  title: 'Social',
  description: 'Links to the business elsewhere.',
  'x-group': 'Header and footer',
  'x-preview': 'home',
  properties: {
    facebook: profile('Facebook'),
    instagram: profile('Instagram'),
    youtube: profile('YouTube'),
    linkedin: profile('LinkedIn'),
    tiktok: profile('TikTok'),
  },
} as const satisfies SectionSchema
