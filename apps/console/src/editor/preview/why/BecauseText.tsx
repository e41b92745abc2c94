import type { Because } from '@forecourt/rules/reasons/Reason'
import { describeValue } from '@forecourt/schema/diff/describeValue'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { Box, Link } from '@mui/material'
import { useTools } from '../../session/ToolsContext'

interface Props {
  readonly because: Because
  readonly config: ResolvedConfig
  /** Whether its sentence is said already. */
  readonly isFirst: boolean
}

/** One rule that decided: its name and requirement, the settings with their values now, and the facts it looked at. */
export const BecauseText = ({ because, config, isFirst }: Props) => {
  const { editorView } = useTools()
  const { rule, title, says, settings, fields } = because
  return (
    <Box sx={{ fontSize: 12.5, lineHeight: 1.45, display: 'grid', gap: 0.25 }}>
      {!isFirst && <Box>{says}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        Rule: {title}
        {rule !== '' && ` (${rule})`}
      </Box>
      {settings.map((pointer) => {
        const place = settingAt(pointer, config)
        return (
          <Box key={pointer} sx={{ color: 'text.secondary' }}>
            <Link
              component="button"
              type="button"
              onClick={() => editorView.open(pointer)}
              sx={{ fontSize: 'inherit', textAlign: 'left', verticalAlign: 'baseline', py: 0.25 }}
            >
              {place?.where ?? pointer}
            </Link>
            {place && `: ${describeValue(place.node, valueAt(config, pointer))}`}
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
