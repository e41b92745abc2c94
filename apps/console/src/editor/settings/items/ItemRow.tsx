import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutline'
import DragIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import PinIcon from '@mui/icons-material/PushPinOutlined'
import { Box, ButtonBase, Collapse, Tooltip, Typography } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useEditorView, useTools } from '../../session/ToolsContext'
import { dragHandle } from '../dragHandle'
import { type RowAction, RowActions } from './RowActions'

interface Props {
  readonly name: string
  readonly sample?: ReactNode
  readonly description: string
  readonly isOff?: boolean
  readonly editable: boolean
  readonly mandatoryIn: string | null
  /** Whether the item is expanded; null if a click opens the item in a place of its own instead. */
  readonly isOpen: boolean | null
  readonly onPress: () => void
}

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  flex: 'none',
  px: 0.5,
  borderRadius: '5px',
  fontSize: 11.5,
  lineHeight: '17px',
  fontWeight: 620,
  color: 'secondary.main',
  bgcolor: 'secondary.light',
} as const

/** The name and summary of an item; a click expands or opens it. */
const ItemHeading = ({ name, sample, description, isOff, editable, mandatoryIn, isOpen, onPress }: Props) => (
  <ButtonBase
    onClick={onPress}
    aria-expanded={isOpen ?? undefined}
    sx={{
      flex: 1,
      minWidth: 0,
      minHeight: 42,
      justifyContent: 'flex-start',
      textAlign: 'left',
      gap: 0.75,
      py: 0.75,
      pl: editable ? 0.25 : 1.25,
      borderRadius: '6px',
      opacity: isOff ? 0.55 : 1,
    }}
  >
    {sample}
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap sx={{ fontSize: 13.5, fontWeight: 600 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
        {mandatoryIn !== null && (
          <Tooltip title={`Mandatory in ${mandatoryIn}. You can move and relabel it, but not remove, hide or empty it or change its link.`}>
            <Box component="span" sx={badge}>
              <PinIcon sx={{ fontSize: 12 }} /> Mandatory
            </Box>
          </Tooltip>
        )}
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
          {description}
        </Typography>
      </Box>
    </Box>
    {isOpen !== null && (
      <ExpandIcon sx={{ fontSize: 18, ml: 'auto', color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : undefined }} />
    )}
  </ButtonBase>
)

export interface ItemRowProps {
  readonly id: string
  readonly pointer: string
  readonly name: string
  readonly description: string
  /** Muted, since it is hidden on the site. */
  readonly isOff?: boolean
  /** The layer that requires this item, or an item of its dropdown; null if the item can be removed. */
  readonly mandatoryIn: string | null
  readonly hasProblem: boolean
  readonly editable: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Moves the item by one position; absent in unordered lists. */
  readonly onMove?: (by: -1 | 1) => void
  /** Removes it; returns the reason if refused. */
  readonly onRemove: () => string | null
  /** Why removing is refused; null if allowed. */
  readonly refusal: () => string | null
  /** Opens the item in a place of its own, instead of expanding the row. */
  readonly onOpen?: () => void
  readonly actions?: readonly RowAction[]
  /** More keys of the handle, such as indenting. */
  readonly onKey?: (event: KeyboardEvent) => void
  /** Indentation level. */
  readonly depth?: number
  /** Content before the item's name. */
  readonly sample?: ReactNode
  /** Content under its name, always visible. */
  readonly note?: ReactNode
  /** Content when expanded. */
  readonly children?: ReactNode
}

const small = { fontSize: 18 } as const
const arrow = { fontSize: 16 } as const

const moveActions = (name: string, isFirst: boolean, isLast: boolean, onMove: (by: -1 | 1) => void): readonly RowAction[] => [
  {
    key: 'up',
    label: `Move ${name} up`,
    short: 'Move up',
    icon: <UpIcon sx={arrow} />,
    disabled: isFirst,
    onRun: () => onMove(-1),
  },
  {
    key: 'down',
    label: `Move ${name} down`,
    short: 'Move down',
    icon: <DownIcon sx={arrow} />,
    disabled: isLast,
    onRun: () => onMove(1),
  },
]

/** One list item: drag handle, name, actions, and its settings when expanded. */
export const ItemRow = (props: ItemRowProps) => {
  const { id, pointer, name, mandatoryIn, hasProblem, editable, isFirst, isLast, onMove, onRemove, refusal, onOpen, depth = 0 } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !editable || !onMove,
  })
  const { editorView } = useTools()
  const focusRequest = useEditorView((state) => state.focusRequest)
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  useEffect(() => {
    if (focusRequest && (focusRequest.pointer === pointer || focusRequest.pointer.startsWith(`${pointer}/`))) setOpen(true)
  }, [focusRequest, pointer])

  const remove = () => setRefused(onRemove())
  const press = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      const up = event.key === 'ArrowUp'
      if (!(up ? isFirst : isLast)) onMove?.(up ? -1 : 1)
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      remove()
    }
    props.onKey?.(event)
  }
  const actions: readonly RowAction[] = [
    ...(props.actions ?? []),
    ...(onMove ? moveActions(name, isFirst, isLast, onMove) : []),
    {
      key: 'remove',
      label: `Remove ${name}`,
      short: 'Remove',
      icon: <DeleteIcon sx={small} />,
      faded: mandatoryIn !== null,
      refusal,
      onRun: remove,
    },
  ]
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-pointer={pointer}
      onMouseEnter={() => editorView.outline(pointer)}
      onMouseLeave={() => editorView.outline(null)}
      sx={{
        ml: depth * 3,
        border: 1,
        borderColor: hasProblem ? 'error.main' : 'divider',
        borderRadius: '9px',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 3 : undefined,
        boxShadow: isDragging ? 6 : undefined,
        '&[data-found]': { borderColor: 'primary.main', boxShadow: (theme) => `0 0 0 2px ${theme.palette.primary.main}` },
      }}
      // Rows move vertically only; in trees the margin shows the depth of the drop.
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 42, pr: 0.5 }}>
        {editable && onMove && (
          <ButtonBase
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            onKeyDown={(event) => {
              if (!isDragging) press(event)
              if (!event.defaultPrevented) listeners?.onKeyDown?.(event)
            }}
            sx={dragHandle}
          >
            <DragIcon sx={small} />
          </ButtonBase>
        )}
        <ItemHeading
          {...props}
          editable={editable && onMove !== undefined}
          isOpen={onOpen ? null : open}
          onPress={() => (onOpen ? onOpen() : setOpen(!open))}
        />
        {editable && <RowActions name={name} actions={actions} />}
      </Box>
      {props.note && <Box sx={{ px: 1.25, pb: 0.75, mt: -0.25 }}>{props.note}</Box>}
      <Box role="alert">
        {refused !== null && (
          <Typography variant="caption" sx={{ display: 'block', px: 1.25, pb: 1, color: 'error.main', lineHeight: 1.4 }}>
            {refused}
          </Typography>
        )}
      </Box>
      {!onOpen && (
        <Collapse in={open} unmountOnExit timeout={120}>
          <Box sx={{ px: 1.25, pb: 0.5, borderTop: 1, borderColor: 'divider' }}>{props.children}</Box>
        </Collapse>
      )}
    </Box>
  )
}
