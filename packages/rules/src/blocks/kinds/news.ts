import { hasBlog } from '../../routing/blogHref'
import type { BlockRules } from '../BlockRules'

/** Posts show if the site has a blog with matching posts (CNT-10). */
export const news = {
  needs: [
    hasBlog,
    {
      holds: ({ data }) => (data.posts ?? []).length > 0,
      requirement: 'CNT-10',
      title: 'Something to show',
      yes: 'There are posts now.',
      no: 'No such post is published.',
    },
  ],
  dataSettings: ({ limit, category }, config) => (hasBlog.holds({ config }) ? { limit, category } : null),
} as const satisfies BlockRules<'news'>
