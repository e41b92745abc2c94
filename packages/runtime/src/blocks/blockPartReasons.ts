import type { Reason } from '@forecourt/rules/reasons/Reason'
import { type Condition, reasonOf } from '@forecourt/rules/reasons/reasonOf'
import type { ContentBlock } from './BlockProps'

/** A part of a block: what it is, and what it needs beside a block that shows. */
interface Part {
  readonly id: string
  readonly title: string
  /** The setting that its element carries; without one it is found with the block. */
  readonly key?: string
  readonly needs: readonly Condition[]
}

interface Asked {
  readonly pointer: string
  readonly holds: boolean
  readonly yes: string
  readonly no: string
}

const condition = (title: string, { pointer, holds, yes, no }: Asked): Condition => ({
  holds,
  rule: '',
  title,
  yes,
  no,
  settings: [pointer],
})

const words = (pointer: string, text: string): Condition =>
  condition('Words', { pointer, holds: text !== '', yes: 'It has words.', no: 'It has no words.' })

const picture = (pointer: string, image: string): Condition =>
  condition('A picture', { pointer, holds: image !== '', yes: 'A picture is chosen.', no: 'No picture is chosen.' })

/** Buttons whose elements carry the setting of their words. */
const carried: ReadonlySet<string> = new Set(['hero buttonLabel', 'feature buttonLabel', 'banner buttonLabel', 'banner secondLabel'])

const partsOf = (block: ContentBlock, at: string): Part[] => {
  const button = (key: string, label: string, id = 'button', title = 'Button'): Part => ({
    id,
    title,
    ...(carried.has(`${block.kind} ${key}`) && { key }),
    needs: [words(`${at}/${key}`, label)],
  })
  switch (block.kind) {
    case 'hero': {
      const room = block.layout !== 'plain'
      const layout = { pointer: `${at}/layout`, holds: room, yes: 'The layout has room for it.', no: 'The layout is words only.' }
      const search = { pointer: `${at}/showSearch`, holds: block.showSearch, yes: 'It is switched on.', no: 'It is switched off.' }
      return [
        { id: 'picture', title: 'Picture', key: 'image', needs: [picture(`${at}/image`, block.image), condition('Layout', layout)] },
        button('buttonLabel', block.buttonLabel),
        { id: 'search', title: 'Quick search', key: 'showSearch', needs: [condition('Switched on', search)] },
      ]
    }
    case 'featuredStock':
      return [button('linkLabel', block.linkLabel, 'link', 'Link')]
    case 'feature':
      return [
        { id: 'picture', title: 'Picture', key: 'image', needs: [picture(`${at}/image`, block.image)] },
        button('buttonLabel', block.buttonLabel),
      ]
    case 'banner':
      return [button('buttonLabel', block.buttonLabel), button('secondLabel', block.secondLabel, 'second', 'Second button')]
    case 'prices':
      return [button('note', block.note, 'note', 'Small print'), button('buttonLabel', block.buttonLabel)]
    case 'form': {
      const contact = { pointer: `${at}/showContact`, holds: block.showContact, yes: 'They are switched on.', no: 'They are switched off.' }
      return [{ id: 'contact', title: 'Contact details', needs: [condition('Switched on', contact)] }]
    }
    default:
      return []
  }
}

/** Says of the buttons, pictures and other parts of a block why each shows or not (CNT-07): those of a hidden block are hidden with it. */
export const blockPartReasons = (block: ContentBlock, { title, shown, element }: Reason): Reason[] => {
  const at = element ?? ''
  const around: Condition = {
    holds: shown,
    rule: '',
    title: 'The block it is part of',
    yes: 'Its block shows.',
    no: 'Its block is hidden.',
    settings: [at],
  }
  return partsOf(block, at).map((part) =>
    reasonOf({ id: `block-${block.id}-${part.id}`, title: `${title} › ${part.title}`, element: part.key ? `${at}/${part.key}` : at }, [
      around,
      ...part.needs,
    ]),
  )
}
