import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutline'
import DragIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import PinIcon from '@mui/icons-material/PushPinOutlined'
import { Box, ButtonBase, Collapse, IconButton, Tooltip, Typography } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useDesk, useTools } from '../../session/DeskContext'

export interface ItemRowProps {
  readonly id: string
  readonly pointer: string
  readonly name: string
  readonly about: string
  /** Muted, as it does not show on the site. */
  readonly isOff?: boolean
  readonly isMandatory: boolean
  readonly hasProblem: boolean
  readonly editable: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  /** Removes it, or says why it can't be. */
  readonly onRemove: () => string | null
  /** Why removing would be refused; null when it wouldn't. */
  readonly refusal: () => string | null
  /** Opens it elsewhere instead of unfolding. */
  readonly onOpen?: () => void
  readonly actions?: ReactNode
  /** What unfolds. */
  readonly children?: ReactNode
  /** What always shows beneath, such as the items of a dropdown. */
  readonly below?: ReactNode
}

const small = { fontSize: 18 } as const
const arrow = { fontSize: 16 } as const

/** One item of a list: drag handle, name, moves, removal, and its settings when unfolded. */
export const ItemRow = (props: ItemRowProps) => {
  const { id, pointer, name, about, isOff, isMandatory, hasProblem, editable, isFirst, isLast, onMove, onRemove, refusal, onOpen } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !editable,
  })
  const { desk } = useTools()
  const wanted = useDesk((state) => state.wanted)
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [reason, setReason] = useState<string | null>(null)

  useEffect(() => {
    if (wanted && (wanted.pointer === pointer || wanted.pointer.startsWith(`${pointer}/`))) setOpen(true)
  }, [wanted, pointer])

  const remove = () => setRefused(onRemove())
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    remove()
  }
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-pointer={pointer}
      onMouseEnter={() => desk.outline(pointer)}
      onMouseLeave={() => desk.outline(null)}
      sx={{
        border: 1,
        borderColor: hasProblem ? 'error.main' : 'divider',
        borderRadius: '9px',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 3 : undefined,
        boxShadow: isDragging ? 6 : undefined,
        '&[data-found]': { borderColor: 'primary.main', boxShadow: (theme) => `0 0 0 2px ${theme.palette.primary.main}` },
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 42, pr: 0.5 }}>
        {editable && (
          <ButtonBase
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            onKeyDown={(event) => {
              press(event)
              listeners?.onKeyDown?.(event)
            }}
            sx={{ alignSelf: 'stretch', px: 0.5, color: 'text.secondary', cursor: 'grab', touchAction: 'none', borderRadius: '8px' }}
          >
            <DragIcon sx={small} />
          </ButtonBase>
        )}
        <ButtonBase
          onClick={() => (onOpen ? onOpen() : setOpen(!open))}
          aria-expanded={onOpen ? undefined : open}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            textAlign: 'left',
            gap: 0.75,
            py: 0.75,
            pl: editable ? 0.25 : 1.25,
            borderRadius: '6px',
            opacity: isOff ? 0.55 : 1,
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
              <Typography noWrap sx={{ fontSize: 13.5, fontWeight: 600 }}>
                {name}
              </Typography>
              {isMandatory && (
                <Tooltip title="Mandatory: a layer above this site requires it">
                  <PinIcon aria-label="Mandatory" sx={{ fontSize: 14, color: 'secondary.main', flex: 'none' }} />
                </Tooltip>
              )}
            </Box>
            <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.3 }}>
              {about}
            </Typography>
          </Box>
          {!onOpen && <ExpandIcon sx={{ ...small, ml: 'auto', color: 'text.secondary', transform: open ? 'rotate(180deg)' : undefined }} />}
        </ButtonBase>
        {editable && (
          <Box sx={{ display: 'flex', flex: 'none', '& .MuiIconButton-root': { p: 0.5, color: 'text.secondary' } }}>
            {props.actions}
            <IconButton aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
              <UpIcon sx={arrow} />
            </IconButton>
            <IconButton aria-label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
              <DownIcon sx={arrow} />
            </IconButton>
            <Tooltip title={reason ?? 'Remove'} placement="top" onOpen={() => setReason(refusal())}>
              <IconButton aria-label={`Remove ${name}`} onClick={remove} sx={{ opacity: isMandatory ? 0.45 : 1 }}>
                <DeleteIcon sx={small} />
              </IconButton>
            </Tooltip>
          </Box>
        )}
      </Box>
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
      {props.below}
    </Box>
  )
}
