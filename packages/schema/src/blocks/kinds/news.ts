import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, count, heading, phoneLayout } from '../blockSettings'
import { box, columns, headline, line } from '../sketch'

export const news = {
  schema: block('news', 'News and posts', 'Posts of the blog: the featured ones, then the latest.', {
    heading: heading('News'),
    category: choice(
      'Which posts',
      'Posts of one category, or of all.',
      {
        '': 'All posts',
        'vehicle-reviews': 'Vehicle reviews',
        news: 'News',
        'buying-guides': 'Buying guides',
        ownership: 'Owning and servicing',
        community: 'People and places',
      },
      '',
    ),
    limit: count('Number of posts', 'How many are shown.', 1, 8, 4),
    phoneLayout,
  }),
  position: 20,
  sketch: [headline, ...columns(4, (x, w) => [box(x, 19, w, 18), line(x, 42, w * 0.9, 0.6), line(x, 48, w * 0.6)])],
} as const satisfies BlockDeclaration
