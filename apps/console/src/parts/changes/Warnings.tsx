import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { Box, Typography } from '@mui/material'
import { ProblemList } from './ProblemList'

const headings = {
  accessibility: 'Hard to read or use',
  law: 'Legal',
  links: 'Broken or redirected links',
  other: 'Other',
} as const

/** Groups warnings by subject, in the order of their effect on shoppers. */
const groupWarnings = (warnings: readonly ConfigProblem[]) =>
  (['law', 'accessibility', 'links', 'other'] as const)
    .map((topic) => ({ heading: headings[topic], problems: warnings.filter((warning) => (warning.topic ?? 'other') === topic) }))
    .filter(({ problems }) => problems.length > 0)

interface Props {
  readonly warnings: readonly ConfigProblem[]
  readonly heading?: string
  readonly onOpen?: (pointer: string) => void
}

/** Warnings that don't block publishing. */
export const Warnings = ({ warnings, heading: title = 'Warnings (you can still publish)', onOpen }: Props) => {
  if (warnings.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 620 }}>{title}</Typography>
      {groupWarnings(warnings).map(({ heading, problems }) => (
        <Box key={heading}>
          <Typography component="h3" sx={{ fontSize: 12, fontWeight: 650, color: 'text.secondary', px: 0.75 }}>
            {heading}
          </Typography>
          <ProblemList problems={problems} onOpen={onOpen} />
        </Box>
      ))}
    </Box>
  )
}
