import type { SectionSchema } from '../SchemaNode'

/** Who the dealer is (CFG-02, CFG-08, ENT-10). */
export const identity = {
  type: 'object',
  title: 'Business',
  description: 'Who the dealer is: the name, the licence and where in the world they trade.',
  'x-group': 'Business',
  'x-preview': 'home',
  properties: {
    name: { type: 'string', title: 'Business name', description: 'The name shoppers know you by.', minLength: 1, maxLength: 80, default: 'New dealer', 'x-role': 'dealer' },
    tagline: { type: 'string', title: 'Tagline', description: 'A few words under or beside the name; empty shows none.', maxLength: 80, default: '', 'x-role': 'dealer' },
    country: { type: 'string', title: 'Country', description: 'Decides currency, date style, regions and consumer regulators.', enum: ['AU', 'NZ'], 'x-labels': ['Australia', 'New Zealand'], default: 'AU' },
    timeZone: {
      type: 'string',
      title: 'Time zone',
      description: 'Used for dates and opening hours that have no location of their own.',
      enum: ['Australia/Sydney', 'Australia/Melbourne', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Darwin', 'Australia/Hobart', 'Pacific/Auckland'],
      default: 'Australia/Sydney',
    },
    manufacturer: { type: 'string', title: 'Single manufacturer', description: 'The one make this site represents; empty for independents and multi-make groups.', maxLength: 40, default: '' },
    licence: { type: 'string', title: 'Dealer licence', description: 'Licence text shown in the footer, such as "MD 012345".', maxLength: 60, default: '' },
    email: { type: 'string', title: 'Public email', description: 'Shown on contact pages; empty shows none.', maxLength: 120, pattern: '^$|^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', default: '', 'x-role': 'dealer' },
    logoStyle: { type: 'string', title: 'Logo', description: 'How the name is drawn in the header when no logo image is set.', enum: ['wordmark', 'monogram', 'badge'], 'x-labels': ['Name only', 'Initials and name', 'Name in a badge'], default: 'wordmark', 'x-role': 'dealer' },
    logoImage: { type: 'string', title: 'Logo image', description: 'Path of an uploaded logo; empty uses the drawn one.', maxLength: 200, default: '', 'x-control': 'image', 'x-role': 'dealer' },
  },
} as const satisfies SectionSchema
