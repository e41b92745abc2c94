import type { BlockRules } from '../BlockRules'

/** Posts show while there are any, on a site with a blog (CNT-10). */
export const news = {
  needs: [
    {
      holds: ({ config }) => config.blog.show,
      rule: 'RTE-24',
      title: 'A blog',
      yes: 'The site has a blog.',
      no: 'The site has no blog.',
      settings: ['/blog/show'],
    },
    {
      holds: ({ data }) => (data.posts ?? []).length > 0,
      rule: 'CNT-10',
      title: 'Something to show',
      yes: 'There are posts now.',
      no: 'No such post is published.',
    },
  ],
  asks: ({ limit, category }, { blog }) => (blog.show ? { limit, category } : null),
} as const satisfies BlockRules<'news'>
