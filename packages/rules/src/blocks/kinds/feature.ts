import { shows } from '../../parts/Part'
import type { BlockRules } from '../BlockRules'
import { ownButton, ownPicture } from '../ownParts'

const parts = { picture: ownPicture, button: ownButton('button') } as const

/** A feature shows with or without a picture; its button shows if it has a label (CNT-07). */
export const feature = {
  needs: [],
  parts,
  pictures: (block) =>
    shows(parts.picture, { block })
      ? [{ image: block.image, errorSubject: 'The picture', altText: block.imageAlt, altTextKey: 'imageAlt', isPageImage: true }]
      : [],
} as const satisfies BlockRules<'feature'>
