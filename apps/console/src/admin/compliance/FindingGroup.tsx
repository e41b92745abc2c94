import { complianceRules } from '@forecourt/rules/compliance/complianceRules'
import { findingPlace } from '@forecourt/rules/compliance/findingProblems'
import { quotedPhrase } from '@forecourt/rules/compliance/findingText'
import { isBlocking } from '@forecourt/rules/compliance/waivers'
import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { Outputs } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { WaiveDialog } from '../../parts/compliance/WaiveDialog'
import { waiveTexts } from '../../parts/compliance/waiveTexts'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { complianceTexts as texts } from './complianceTexts'

type ComplianceList = Outputs['compliance']['list']
type Finding = ComplianceList['findings'][number]
type Rule = (typeof complianceRules)[number]

/** Findings with their rules, in the order of `complianceRules`; rules that block publishing first. */
export const groupFindings = (findings: readonly Finding[]): readonly { readonly rule: Rule; readonly findings: readonly Finding[] }[] =>
  complianceRules
    .map((rule) => ({ rule, findings: findings.filter((finding) => finding.rule === rule.id) }))
    .filter((group) => group.findings.length > 0)
    .toSorted((one, other) => Number(other.rule.severity === 'error') - Number(one.rule.severity === 'error'))

interface RowProps {
  readonly siteId: string
  readonly origin: string | null
  readonly finding: Finding
  readonly onWaive: () => void
}

/** A finding: the quote, where it is, and where to fix or accept it. */
const FindingRow = ({ siteId, origin, finding, onWaive }: RowProps) => {
  const may = useMay()
  const { phrase, path, carId, firstSeenAt } = finding
  const about = phrase === '' ? path : quotedPhrase(phrase)
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{phrase === '' ? texts.missing : quotedPhrase(phrase)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {findingPlace(finding)} · {texts.firstSeen} <Ago at={firstSeenAt} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
        {carId && may('stock.edit') ? (
          <Button size="small" component={LinkBase} to={`/stock/${carId}`} aria-label={`${texts.fixCar}: ${about}`}>
            {texts.fixCar}
          </Button>
        ) : (
          <Button
            size="small"
            component={LinkBase}
            to={`/sites/${siteId}/edit?path=${encodeURIComponent(path)}`}
            aria-label={`${texts.fixPage}: ${about}`}
          >
            {texts.fixPage}
          </Button>
        )}
        {origin !== null && (
          <Button
            size="small"
            color="inherit"
            component={Link}
            href={markOwnVisit(`${origin}${path}`)}
            target="_blank"
            rel="noreferrer"
            aria-label={`${texts.seePage}: ${about}`}
          >
            {texts.seePage}
          </Button>
        )}
        {may('compliance.waive') && (
          <Button size="small" color="inherit" onClick={onWaive} aria-label={`${waiveTexts.action} ${about}`}>
            {waiveTexts.action}
          </Button>
        )}
      </Box>
    </Box>
  )
}

interface Props extends Pick<RowProps, 'siteId' | 'origin'> {
  readonly rule: Rule
  readonly country: ComplianceList['country']
  readonly findings: readonly Finding[]
}

/** A broken rule: the law, what to do, and its findings. */
export const FindingGroup = ({ siteId, origin, country, rule, findings }: Props) => {
  const [findingToWaive, setFindingToWaive] = useState<Finding | null>(null)
  const law = rule.laws[country]
  const blocks = findings.some(isBlocking)
  return (
    <Card component="section" aria-label={rule.title} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: '1 1 260px' }}>
          {rule.title}
        </Typography>
        <StatusPill tone={blocks ? 'bad' : 'waiting'}>{blocks ? texts.blocks : texts.warns}</StatusPill>
      </Box>
      {law && (
        <Typography variant="body2" color="text.secondary">
          {law.section === undefined ? law.act : `${law.act}, ${law.section}`}
        </Typography>
      )}
      <Typography sx={{ mt: 1, mb: 1.5, maxWidth: '70ch' }}>{rule.explanation}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {findings.map((finding) => (
          <FindingRow key={finding.phrase} siteId={siteId} origin={origin} finding={finding} onWaive={() => setFindingToWaive(finding)} />
        ))}
      </Box>
      {findingToWaive && <WaiveDialog siteId={siteId} finding={findingToWaive} onClose={() => setFindingToWaive(null)} />}
    </Card>
  )
}
