import type { Reason } from '@forecourt/rules/reasons/Reason'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShownIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Button } from '@mui/material'
import { memo, useEffect, useRef } from 'react'
import { useTools } from '../../session/ToolsContext'
import type { InspectionState } from '../inspect/createInspection'
import { useInspection } from '../inspect/InspectionContext'
import { BecauseText } from './BecauseText'

interface Props {
  readonly reason: Reason
  readonly config: ResolvedConfig
  readonly picked: InspectionState['picked']
}

/** One thing of the page: whether it shows, why in a sentence, and all about it when opened. It opens when its part of the page is pressed. */
export const ReasonRow = memo(({ reason, config, picked }: Props) => {
  const { editorView } = useTools()
  const inspection = useInspection()
  const details = useRef<HTMLDetailsElement>(null)
  const { title, shown, because, element } = reason
  const isMeant = element !== null && picked?.pointer === element

  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same part again is another request.
  useEffect(() => {
    if (!isMeant || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'nearest' })
  }, [isMeant, picked])

  const Icon = shown ? ShownIcon : HiddenIcon
  return (
    <Box
      component="li"
      onMouseEnter={() => element && editorView.outline(element)}
      onMouseLeave={() => editorView.outline(null)}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box
        component="details"
        ref={details}
        sx={{ bgcolor: isMeant ? 'action.selected' : undefined, '&[open] summary > svg:last-of-type': { transform: 'rotate(180deg)' } }}
      >
        <Box
          component="summary"
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'flex-start',
            minHeight: 44,
            px: 1,
            py: 0.75,
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            '&:hover': { bgcolor: 'action.hover' },
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          }}
        >
          <Icon sx={{ fontSize: 17, mt: 0.25, color: shown ? 'success.main' : 'text.disabled' }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontSize: 13.5, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
              {title}
              <Box component="span" sx={{ fontWeight: 400, fontSize: 12, color: 'text.secondary', ml: 0.75 }}>
                {shown ? 'Shown' : 'Hidden'}
              </Box>
            </Box>
            <Box sx={{ fontSize: 12.5, lineHeight: 1.4, color: 'text.secondary' }}>{because[0]?.says}</Box>
          </Box>
          <ExpandIcon sx={{ fontSize: 18, color: 'text.secondary' }} />
        </Box>
        <Box sx={{ px: 1, pb: 1, pl: 4, display: 'grid', gap: 1 }}>
          {because.map((each, index) => (
            <BecauseText key={`${each.rule} ${each.says}`} because={each} config={config} isFirst={index === 0} />
          ))}
          {shown && element && (
            <Button size="small" variant="outlined" onClick={() => inspection.jumpTo(element)} sx={{ justifySelf: 'start' }}>
              Show it on the page
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
})
