import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import OutdentIcon from '@mui/icons-material/FormatIndentDecrease'
import IndentIcon from '@mui/icons-material/FormatIndentIncrease'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import type { ListItem } from '../../lists/ListItem'
import { nestItem, unnestItem } from '../../lists/nestItem'
import { useSession } from '../../session/SessionContext'
import { ListField } from './ListField'

const below = { pl: 2, pr: 0.75, pt: 0.25, pb: 0.25 } as const
const icon = { fontSize: 18 } as const

/** The main menu as a tree of two levels. */
export const MenuField = ({ pointer, node }: { readonly pointer: string; readonly node: SchemaNode }) => {
  const session = useSession()
  const [refused, setRefused] = useState<string | null>(null)
  const dropdown = node.items?.properties?.children
  const now = () => [session.draft.state().values, session.state().config, session.inherited] as const
  const nest = (id: string) => setRefused(session.attempt(nestItem(...now(), pointer, id), 'nest'))
  const unnest = (parentId: string, id: string) => setRefused(session.attempt(unnestItem(...now(), pointer, parentId, id), 'unnest'))
  const childrenOf = (item: ListItem) => (Array.isArray(item.children) ? (item.children as readonly ListItem[]) : [])

  const nestButton = (item: ListItem, index: number, all: readonly ListItem[]) => {
    const before = all[index - 1]
    if (!before || childrenOf(item).length > 0) return null
    return (
      <Tooltip title={`Put into the dropdown of ${String(before.label)}`}>
        <IconButton aria-label={`Put ${String(item.label)} under ${String(before.label)}`} onClick={() => nest(item.id)}>
          <IndentIcon sx={icon} />
        </IconButton>
      </Tooltip>
    )
  }
  const unnestButton = (parent: ListItem, child: ListItem) => (
    <Tooltip title="Take out of the dropdown">
      <IconButton aria-label={`Take ${String(child.label)} out of ${String(parent.label)}`} onClick={() => unnest(parent.id, child.id)}>
        <OutdentIcon sx={icon} />
      </IconButton>
    </Tooltip>
  )
  const dropdownOf = (item: ListItem) =>
    dropdown && (
      <ListField
        bare
        pointer={joinPointer(joinPointer(pointer, item.id), 'children')}
        node={dropdown}
        actionsOf={(child) => unnestButton(item, child)}
      />
    )
  return (
    <>
      <ListField
        pointer={pointer}
        node={node}
        actionsOf={(item, index, { items }) => nestButton(item, index, items)}
        belowOf={(item) =>
          childrenOf(item).length > 0 && <Box sx={{ ...below, borderTop: 1, borderColor: 'divider' }}>{dropdownOf(item)}</Box>
        }
        moreOf={(item) => childrenOf(item).length === 0 && dropdownOf(item)}
      />
      <Box role="alert" sx={{ border: '0 !important' }}>
        {refused !== null && (
          <Typography variant="caption" sx={{ color: 'error.main' }}>
            {refused}
          </Typography>
        )}
      </Box>
    </>
  )
}
