import { hasOwnPicture, hasOwnText } from './ownNeeds'

interface Called {
  readonly id?: string
  readonly title?: string
  /** Whether its element carries its setting, so that it can be found by it. */
  readonly found?: boolean
}

/** Words of a block that stand by themselves, such as a note: they show where there are any. */
export const ownText = <const Name extends string>(setting: Name, { id = setting, title = '', found = true }: Called) => ({
  id,
  title,
  rule: 'CNT-07',
  element: found ? setting : null,
  needs: [hasOwnText(setting)],
})

/**
 * A button of a block, which shows where it has words.
 *
 * @param name of the setting that holds its words, before “Label”; where it leads is the one before “Href”
 */
export const ownButton = <const Name extends string>(name: Name, { id = 'button', title = 'Button', found }: Called = {}) => ({
  ...ownText(`${name}Label`, { id, title, found }),
  label: `${name}Label`,
  leadsTo: `${name}Href`,
})

/** The picture of a block. */
export const ownPicture = { id: 'picture', title: 'Picture', rule: 'CNT-07', element: 'image', needs: [hasOwnPicture('image')] } as const
