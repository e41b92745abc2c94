import { choices } from '../choices'
import { secureAddress } from '../formats/webLink'
import type { SchemaNode, SectionSchema } from '../SchemaNode'

const profile = (name: string) =>
  ({
    type: 'string',
    title: name,
    description: `Address of the ${name} page. Leave empty for no ${name} link.`,
    maxLength: 200,
    ...secureAddress,
    default: '',
    'x-role': 'dealer',
  }) as const satisfies SchemaNode

/** Share targets (UI-08). */
const shareTargets = choices({
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  whatsapp: 'WhatsApp',
  email: 'Email',
  sms: 'Text message',
  copy: 'Copy link',
})

/** Social profiles (NAV-22) and sharing (UI-08). */
export const social = {
  type: 'object',
  title: 'Social',
  description: 'Links to your social media.',
  'x-group': 'Header and footer',
  'x-preview': 'home',
  properties: {
    facebook: profile('Facebook'),
    instagram: profile('Instagram'),
    youtube: profile('YouTube'),
    linkedin: profile('LinkedIn'),
    tiktok: profile('TikTok'),
    share: {
      type: 'array',
      title: 'Share options',
      description: 'The options of the Share button, in order.',
      maxItems: 6,
      uniqueItems: true,
      items: {
        type: 'string',
        ...shareTargets,
      },
      default: [...shareTargets.enum],
      'x-control': 'ordered',
      'x-empty': 'No share button.',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
