import { cardButtons } from '@forecourt/schema/carButton'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { ListField } from '../items/ListField'
import { ButtonCount } from './ButtonCount'
import { ButtonSample } from './ButtonSample'
import { useButtonCounts } from './useButtonCounts'

interface Props {
  readonly pointer: string
  readonly node: SchemaNode
}

const nameOf = ({ id }: ListItem) => (cardButtons as Readonly<Record<string, string>>)[id] ?? id

/** The buttons of cards or car pages: their order, words and style, and on how many cars each would show (VDP-07, CARD-06). */
export const ButtonsField = ({ pointer, node }: Props) => {
  const { counts, isStale } = useButtonCounts(pointer.startsWith('/card/') ? 'card' : 'vdp')
  return (
    <ListField
      pointer={pointer}
      node={node}
      sampleOf={(item) => <ButtonSample item={item} />}
      noteOf={(item) => {
        const count = counts?.get(item.id)
        return count && <ButtonCount name={nameOf(item)} count={count} isStale={isStale} />
      }}
    />
  )
}
