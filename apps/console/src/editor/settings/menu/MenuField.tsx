import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Box, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { LiveRegion } from '../../LiveRegion'
import type { MenuRow } from '../../lists/menuRows'
import type { MenuPlace } from '../../lists/placeItem'
import { useTools } from '../../session/ToolsContext'
import { AddItem } from '../items/AddItem'
import { ListHeading } from '../items/ListField'
import { MenuRemoved, MenuTree } from './MenuTree'
import { useMenu } from './useMenu'

/** The main menu as a tree of two levels: sorting and dropdowns by drag, keyboard or buttons (NAV-01, NAV-04). */
export const MenuField = ({ pointer, node }: { readonly pointer: string; readonly node: SchemaNode }) => {
  const menu = useMenu(pointer, node)
  const { editorView } = useTools()
  const box = useRef<HTMLDivElement>(null)
  const [announced, setAnnounced] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const nameOf = (id: string | null) => String(menu.items.items.find((item) => item.id === id)?.label ?? '')

  /** Returns the focus to the moved item, whose row may be a new element. */
  const focusOn = (label: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(`Move ${label}`)}"]`)?.focus())

  const place = (row: MenuRow, to: MenuPlace) => {
    if (to.parent === row.parent && to.index === row.index) return
    const refusal = menu.place(row, to)
    setRefused(refusal)
    if (refusal !== null) return
    const label = String(row.item.label)
    const suffix = to.parent === null ? '' : ` under ${nameOf(to.parent)}`
    setAnnounced(
      to.parent === row.parent
        ? `${label} is now ${to.index + 1} of ${row.listLength}${suffix}.`
        : to.parent === null
          ? `${label} is now at the top level of the menu.`
          : `${label} is now${suffix}.`,
    )
    focusOn(label)
  }
  const remove = (row: MenuRow, index: number) => {
    const refusal = menu.remove(row)
    if (refusal !== null) return refusal
    setAnnounced(`${String(row.item.label)} removed.`)
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>(':scope > ul > li')
      const next = rows?.[Math.min(index, rows.length - 1)] ?? box.current
      next?.querySelector<HTMLElement>('button')?.focus()
    })
    return null
  }
  const add = (parent: string | null) => {
    const at = menu.add(parent)
    if (at !== null) editorView.openNew(at)
  }
  const restore = (parent: string | null, id: string) => setRefused(menu.restore(parent, id))
  const isFull = menu.isFull(null)
  return (
    <Box ref={box} data-pointer={pointer} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, py: 1.5 }}>
      <ListHeading pointer={pointer} node={node} items={menu.items} />
      {menu.items.editable && (
        <AddItem
          label={isFull ? `The limit is ${node.maxItems}` : 'Add menu item'}
          choices={[{ key: 'new', title: 'menu item' }]}
          disabled={isFull}
          onAdd={() => add(null)}
        />
      )}
      <MenuTree label={node.title ?? 'Menu'} menu={menu} onPlace={place} onRemove={remove} onAddUnder={add} onRestore={restore} />
      <MenuRemoved menu={menu} parent={null} onRestore={restore} />
      <Box role="alert">
        {refused !== null && (
          <Typography variant="caption" sx={{ color: 'error.main', lineHeight: 1.4 }}>
            {refused}
          </Typography>
        )}
      </Box>
      <LiveRegion>{announced}</LiveRegion>
    </Box>
  )
}
