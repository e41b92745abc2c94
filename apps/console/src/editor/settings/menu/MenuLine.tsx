import AddIcon from '@mui/icons-material/AddLink'
import OutdentIcon from '@mui/icons-material/FormatIndentDecrease'
import IndentIcon from '@mui/icons-material/FormatIndentIncrease'
import { Box } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { visuallyHidden } from '../../../parts/visuallyHidden'
import type { MenuRow } from '../../lists/menuRows'
import type { MenuPlace } from '../../lists/placeItem'
import { ItemRow } from '../items/ItemRow'
import { itemAbout } from '../items/itemAbout'
import { itemFields } from '../items/ListField'
import type { RowAction } from '../items/RowActions'
import type { MenuTools } from './useMenu'

interface Props {
  readonly row: MenuRow
  /** The line above; its item, or that item's dropdown, is what this one can go under. */
  readonly before: MenuRow | undefined
  readonly depth: number
  readonly menu: MenuTools
  readonly onPlace: (row: MenuRow, to: MenuPlace) => void
  readonly onRemove: () => string | null
  readonly onAddUnder: (id: string) => void
}

const icon = { fontSize: 17 } as const

/** One line of the menu: an item, or one of a dropdown. */
export const MenuLine = ({ row, before, depth, menu, onPlace, onRemove, onAddUnder }: Props) => {
  const { item, parent, index, of } = row
  const name = String(item.label)
  const above = parent === null && index > 0 ? menu.rows.find((other) => other.parent === null && other.index === index - 1) : undefined
  const mayNest = above !== undefined && before !== undefined && !row.hasChildren
  const children = menu.rows.filter((other) => other.parent === above?.item.id).length
  const nest = () => above && onPlace(row, { parent: above.item.id, index: children })
  const parentName = String(menu.rows.find((other) => other.parent === null && other.item.id === parent)?.item.label ?? '')
  const unnest = () => {
    const owner = menu.rows.find((other) => other.parent === null && other.item.id === parent)
    if (owner) onPlace(row, { parent: null, index: owner.index + 1 })
  }
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    event.preventDefault()
    if (event.key === 'ArrowRight' && mayNest) nest()
    if (event.key === 'ArrowLeft' && parent !== null) unnest()
  }
  const actions: RowAction[] = []
  if (parent === null && !menu.isFull(item.id))
    actions.push({
      key: 'add',
      label: `Add an item under ${name}`,
      short: 'Add an item under it',
      icon: <AddIcon sx={icon} />,
      onRun: () => onAddUnder(item.id),
    })
  if (mayNest)
    actions.push({
      key: 'nest',
      label: `Put ${name} under ${String(above.item.label)}`,
      short: `Put under ${String(above.item.label)}`,
      icon: <IndentIcon sx={icon} />,
      onRun: nest,
    })
  if (parent !== null)
    actions.push({
      key: 'unnest',
      label: `Take ${name} out of the dropdown`,
      short: 'Take out of the dropdown',
      icon: <OutdentIcon sx={icon} />,
      onRun: unnest,
    })
  const at = menu.at(row)
  return (
    <ItemRow
      id={row.key}
      pointer={at}
      depth={depth}
      name={name}
      sample={
        parent !== null && (
          <Box component="span" sx={visuallyHidden}>
            Under {parentName}:
          </Box>
        )
      }
      about={itemAbout(menu.shapeOf(row), item)}
      mandatoryIn={menu.mandatoryIn(row)}
      hasProblem={menu.hasProblem(row)}
      editable={menu.items.editable}
      isFirst={index === 0}
      isLast={index === of - 1}
      onMove={(by) => onPlace(row, { parent, index: index + by })}
      onRemove={onRemove}
      refusal={() => menu.refusalOfRemoval(row)}
      onKey={press}
      actions={actions}
    >
      {itemFields(at, menu.shapeOf(row))}
    </ItemRow>
  )
}
