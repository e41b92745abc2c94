import { type Part, shows } from '../../parts/Part'
import type { BlockRules, ContentBlock } from '../BlockRules'
import { ownButton, ownPicture } from '../ownParts'

type PictureContext = { readonly block: Pick<ContentBlock<'hero'>, 'image' | 'layout'> }
type QuickSearchContext = { readonly block: Pick<ContentBlock<'hero'>, 'showSearch'> }

const picture: Part<PictureContext> = {
  ...ownPicture,
  needs: [
    ...ownPicture.needs,
    {
      holds: ({ block }) => block.layout !== 'plain',
      title: 'Layout',
      yes: 'The layout has room for it.',
      no: 'The layout is text only.',
      settings: ['layout'],
    },
  ],
}

const search: Part<QuickSearchContext> = {
  id: 'search',
  title: 'Quick search',
  requirement: 'SRC-04',
  elementSetting: 'showSearch',
  needs: [
    {
      holds: ({ block }) => block.showSearch,
      title: 'Switched on',
      yes: 'It is switched on.',
      no: 'It is switched off.',
      settings: ['showSearch'],
    },
  ],
}

/** The opening of a page: its picture, button (CNT-07) and quick search (SRC-04). */
export const hero = {
  needs: [],
  parts: { picture, button: ownButton('button'), search },
  // An empty object: the quick search needs data, but no setting changes its query.
  dataSettings: (block) => (shows(search, { block }) ? {} : null),
  pictures: (block) =>
    shows(picture, { block })
      ? [{ image: block.image, errorSubject: 'The picture', altText: block.imageAlt, altTextKey: 'imageAlt', isPageImage: true }]
      : [],
  bandTone: () => 'background',
} as const satisfies BlockRules<'hero'>
