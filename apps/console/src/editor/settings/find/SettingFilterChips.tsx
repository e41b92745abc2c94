import { Box, ButtonBase } from '@mui/material'
import { useSession } from '../../session/SessionContext'
import { sameFields } from '../../session/sameFields'
import { useEditor } from '../../session/useEditor'
import { overriddenPointers } from './overriddenSettings'
import type { SettingFilter } from './SettingFilter'

interface Props {
  readonly filters: ReadonlySet<SettingFilter>
  readonly onFilters: (filters: ReadonlySet<SettingFilter>) => void
}

const labels: Readonly<Record<SettingFilter, string>> = {
  overridden: 'Changed here',
  sincePublish: 'Since publish',
  errors: 'Errors',
  warnings: 'Warnings',
}

const tone = (filter: SettingFilter, count: number) => {
  if (count === 0 || filter === 'overridden' || filter === 'sincePublish') return 'text.secondary'
  return filter === 'errors' ? 'error.main' : 'warning.main'
}

/** One row that scrolls sideways where it must, fading where it goes on: two would leave little room for the settings. */
const row = {
  display: 'flex',
  gap: 0.75,
  flexWrap: 'nowrap',
  overflowX: 'auto',
  mx: -2,
  px: 2,
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, transparent, #000 16px, #000 calc(100% - 16px), transparent)',
  '& > *': { flex: 'none' },
} as const

/** Which settings stand out, with how many there are of each; several can be chosen together. */
export const SettingFilterChips = ({ filters, onFilters }: Props) => {
  const { inherited, editing } = useSession()
  const counts = useEditor(
    ({ resolvedValues, resolution, changes }): Record<SettingFilter, number> => ({
      overridden: overriddenPointers(resolvedValues, inherited).length,
      sincePublish: changes?.length ?? 0,
      errors: resolution.problems.filter(({ severity }) => severity === 'error').length,
      warnings: resolution.problems.filter(({ severity }) => severity === 'warning').length,
    }),
    sameFields,
  )
  const toggle = (filter: SettingFilter) => {
    const next = new Set(filters)
    if (!next.delete(filter)) next.add(filter)
    onFilters(next)
  }
  const shown = (Object.keys(labels) as SettingFilter[]).filter(
    (filter) => filter !== 'warnings' || counts.warnings > 0 || filters.has(filter),
  )
  return (
    <Box role="group" aria-label="Show only settings that are" sx={row}>
      {shown.map((filter) => {
        const on = filters.has(filter)
        return (
          <ButtonBase
            key={filter}
            aria-pressed={on}
            onClick={() => toggle(filter)}
            sx={{
              gap: 0.75,
              px: { xs: 1, md: 0.75 },
              minHeight: { xs: 36, md: 26 },
              borderRadius: '7px',
              border: 1,
              borderColor: on ? 'primary.main' : 'divider',
              bgcolor: on ? 'primary.light' : 'transparent',
              color: on ? 'primary.main' : 'text.primary',
              fontSize: 12.5,
              fontWeight: on ? 650 : 560,
              '&:hover': { borderColor: on ? 'primary.main' : 'text.secondary' },
            }}
          >
            {filter === 'sincePublish' && editing.above !== undefined ? 'Since release' : labels[filter]}
            <Box component="span" sx={{ color: on ? 'inherit' : tone(filter, counts[filter]), fontVariantNumeric: 'tabular-nums' }}>
              {counts[filter]}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}
