import type { Because, Reason } from '@forecourt/rules/reasons/Reason'
import { describeValue } from '@forecourt/schema/diff/describeValue'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShownIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, Link, Typography } from '@mui/material'
import { memo, useEffect, useRef } from 'react'
import { useTools } from '../../session/ToolsContext'
import type { InspectionState } from '../inspect/createInspection'
import { useInspection } from '../inspect/InspectionContext'
import type { ReasonGroup } from './pageReasons'

interface BecauseTextProps {
  readonly because: Because
  readonly config: ResolvedConfig
  /** Whether its sentence is already shown. */
  readonly isFirst: boolean
}

/** Text of one need of a part: its name and requirement, its settings with their current values, and the facts it checked. */
const BecauseText = ({ because, config, isFirst }: BecauseTextProps) => {
  const { editorView } = useTools()
  const { requirement, title, message, settings, fields } = because
  return (
    <Box sx={{ fontSize: 12.5, lineHeight: 1.45, display: 'grid', gap: 0.25 }}>
      {!isFirst && <Box>{message}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        Rule: {title}
        {requirement !== '' && ` (${requirement})`}
      </Box>
      {settings.map((pointer) => {
        const setting = settingAt(pointer, config)
        return (
          <Box key={pointer} sx={{ color: 'text.secondary' }}>
            <Link
              component="button"
              type="button"
              onClick={() => editorView.open(pointer)}
              sx={{ fontSize: 'inherit', textAlign: 'left', verticalAlign: 'baseline', py: 0.25 }}
            >
              {setting?.where ?? pointer}
            </Link>
            {setting && `: ${describeValue(setting.node, valueAt(config, pointer))}`}
          </Box>
        )
      })}
      {fields.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
          {fields.map(({ name, value }) => (
            <Box key={name} sx={{ display: 'flex', gap: 0.5 }}>
              <Box component="dt">{name}:</Box>
              <Box component="dd" sx={{ m: 0, color: 'text.primary', fontWeight: 550 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

interface ReasonRowProps {
  readonly reason: Reason
  readonly config: ResolvedConfig
  readonly picked: InspectionState['picked']
}

/** One element of the page: whether it shows, why, and details when expanded. Expands when its element is clicked. */
const ReasonRow = memo(({ reason, config, picked }: ReasonRowProps) => {
  const { editorView } = useTools()
  const inspection = useInspection()
  const details = useRef<HTMLDetailsElement>(null)
  const { title, shown, because, elementSetting } = reason
  const isPicked = elementSetting !== null && picked?.pointer === elementSetting

  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same part again is another request.
  useEffect(() => {
    if (!isPicked || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'nearest' })
  }, [isPicked, picked])

  const Icon = shown ? ShownIcon : HiddenIcon
  return (
    <Box
      component="li"
      onMouseEnter={() => elementSetting && editorView.outline(elementSetting)}
      onMouseLeave={() => editorView.outline(null)}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box
        component="details"
        ref={details}
        sx={{ bgcolor: isPicked ? 'action.selected' : undefined, '&[open] summary > svg:last-of-type': { transform: 'rotate(180deg)' } }}
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
            <Box sx={{ fontSize: 12.5, lineHeight: 1.4, color: 'text.secondary' }}>{because[0]?.message}</Box>
          </Box>
          <ExpandIcon sx={{ fontSize: 18, color: 'text.secondary' }} />
        </Box>
        <Box sx={{ px: 1, pb: 1, pl: 4, display: 'grid', gap: 1 }}>
          {because.map((each, index) => (
            <BecauseText key={`${each.requirement} ${each.message}`} because={each} config={config} isFirst={index === 0} />
          ))}
          {shown && elementSetting && (
            <Button size="small" variant="outlined" onClick={() => inspection.jumpTo(elementSetting)} sx={{ justifySelf: 'start' }}>
              Show it on the page
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
})

interface ReasonSectionProps {
  readonly group: ReasonGroup
  readonly config: ResolvedConfig
  readonly picked: InspectionState['picked']
}

/** A named group of reasons. The groups about the site are collapsed: they are long and rarely needed. */
export const ReasonSection = ({ group: { title, subject, reasons }, config, picked }: ReasonSectionProps) => {
  const list = (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}>
      {reasons.map((reason) => (
        <ReasonRow key={`${title} ${reason.id}`} reason={reason} config={config} picked={picked} />
      ))}
    </Box>
  )
  const heading = { fontSize: 12, fontWeight: 700, color: 'text.secondary' }
  if (subject === 'page')
    return (
      <Box component="section" aria-label={title}>
        <Typography component="h3" sx={{ ...heading, mb: 0.5 }}>
          {title}
        </Typography>
        {list}
      </Box>
    )
  return (
    <Box component="details">
      <Box component="summary" sx={{ ...heading, cursor: 'pointer', minHeight: 44, display: 'list-item', lineHeight: '44px' }}>
        {title} ({reasons.length})
      </Box>
      {list}
    </Box>
  )
}
