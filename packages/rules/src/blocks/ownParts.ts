import { hasOwnPicture, hasOwnWords } from './ownNeeds'

/** A button of a block, which shows where it has words; found by them where its element carries their setting. */
export const ownButton = <const Name extends string>(label: Name, { id = 'button', title = 'Button', found = true } = {}) => ({
  id,
  title,
  rule: 'CNT-07',
  element: found ? label : null,
  needs: [hasOwnWords(label)],
})

/** The picture of a block. */
export const ownPicture = { id: 'picture', title: 'Picture', rule: 'CNT-07', element: 'image', needs: [hasOwnPicture('image')] } as const
