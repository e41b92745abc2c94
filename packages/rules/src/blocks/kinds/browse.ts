import type { BlockRules } from '../BlockRules'

/** Links into the stock show if there are any (CFG-12). */
export const browse = {
  needs: [
    {
      holds: ({ data }) => (data.entries ?? []).length > 0,
      title: 'Something to show',
      yes: 'There is stock to browse.',
      no: 'There is no stock to browse.',
      settings: ['by'],
    },
  ],
  dataSettings: ({ by, layout }) => ({ by, pictures: layout === 'pictures' }),
} as const satisfies BlockRules<'browse'>
