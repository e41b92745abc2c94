import type { BlockRules, ContentBlock } from '../BlockRules'

/** Whether the entries of the block have pictures: in its layouts with pictures, and large makes, which show a car where a logo is missing. */
export const hasPictures = ({ by, layout, ownMakes }: Pick<ContentBlock<'browse'>, 'by' | 'layout' | 'ownMakes'>): boolean =>
  layout === 'pictures' || layout === 'row' || (layout === 'tiles' && by === 'make' && ownMakes === 'large')

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
  dataSettings: (block) => ({ by: block.by, pictures: hasPictures(block) }),
} as const satisfies BlockRules<'browse'>
