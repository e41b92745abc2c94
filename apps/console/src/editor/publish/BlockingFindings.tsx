import { findingPlace } from '@forecourt/rules/compliance/findingProblems'
import { findingText } from '@forecourt/rules/compliance/findingText'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { WaiveDialog } from '../../parts/compliance/WaiveDialog'
import { waiveTexts } from '../../parts/compliance/waiveTexts'
import { formatCount } from '../../parts/formatCount'
import { useEditor, useSession } from '../session/SessionContext'
import type { DraftFinding } from './useCompliance'

interface Props {
  readonly findings: readonly DraftFinding[]
  /** Whether the user may accept findings. */
  readonly mayWaive: boolean
}

/** The setting of a text, or the page. */
const placeOf = (finding: DraftFinding): string => ('pages' in finding ? findingPlace(finding) : finding.where)

/** Findings that stop a publish until they are fixed or accepted. */
export const BlockingFindings = ({ findings, mayWaive }: Props) => {
  const session = useSession()
  const country = useEditor((state) => state.config.identity.country)
  const [waived, setWaived] = useState<DraftFinding | null>(null)
  if (findings.length === 0) return null
  return (
    <Box component="section" aria-label="Against the law">
      <Typography sx={{ fontWeight: 620, mb: 0.5 }}>
        {formatCount(findings.length, 'statement breaks', 'statements break')} advertising law and must be fixed
        {mayWaive ? ' or accepted' : ', or accepted by a dealer principal or manager,'} before you can publish
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {findings.map((finding) => (
          <Box component="li" key={`${finding.rule} ${finding.phrase}`} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontSize: 13.5, fontWeight: 600 }}>{placeOf(finding)}</Typography>
              <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{findingText(finding, country)}</Typography>
            </Box>
            {mayWaive && (
              <Button
                size="small"
                color="inherit"
                aria-label={`${waiveTexts.action} ${finding.phrase || placeOf(finding)}`}
                onClick={() => setWaived(finding)}
              >
                {waiveTexts.action}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {waived && <WaiveDialog siteId={session.editing.site.id} finding={waived} onClose={() => setWaived(null)} />}
    </Box>
  )
}
