import LawIcon from '@mui/icons-material/GavelRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useLocation, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { CheckButton } from './CheckButton'
import { findingsPath } from './CompliancePage'
import { complianceTexts as texts } from './complianceTexts'
import { FindingGroup, groupFindings } from './FindingGroup'
import { WaiverList } from './WaiverList'

/** The severity in the query string, to which the page is limited; null for all. */
const useSeverity = (): 'error' | 'warning' | null => {
  const severity = new URLSearchParams(useLocation().search).get('severity')
  return severity === 'error' || severity === 'warning' ? severity : null
}

interface SeveritiesProps {
  readonly siteId: string
  readonly groups: ReturnType<typeof groupFindings>
  readonly selected: ReturnType<typeof useSeverity>
}

/** Numbers of findings by severity, each a link to these. */
const Severities = ({ siteId, groups, selected }: SeveritiesProps) => {
  const countFindings = (severity: 'error' | 'warning') =>
    groups.filter(({ rule }) => rule.severity === severity).reduce((sum, { findings }) => sum + findings.length, 0)
  const [errors, warnings] = [countFindings('error'), countFindings('warning')]
  const choices = [
    { severity: null, label: texts.all(errors + warnings), count: errors + warnings },
    { severity: 'error', label: texts.errors(errors), count: errors },
    { severity: 'warning', label: texts.warnings(warnings), count: warnings },
  ] as const
  return (
    <Box component="nav" aria-label={texts.severities} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {choices
        .filter(({ severity, count }) => count > 0 || severity === selected)
        .map(({ severity, label }) => (
          <Button
            key={label}
            component={LinkBase}
            to={findingsPath(siteId, severity ?? undefined)}
            aria-current={severity === selected ? 'page' : undefined}
            variant={severity === selected ? 'contained' : 'text'}
            color={severity === selected ? 'primary' : 'inherit'}
          >
            {label}
          </Button>
        ))}
    </Box>
  )
}

/** What a page without findings means: not checked, checked in part, or lawful. */
const noFindings = (check: { readonly complete: boolean } | null) => {
  if (!check) return texts.notChecked
  return check.complete ? texts.nothing : texts.nothingSoFar
}

/** Findings of the compliance rules on the live pages of a site, by rule, and the accepted ones. */
export const SiteCompliancePage = () => {
  const { id: siteId = '' } = useParams()
  const mayCheck = useMay()('site.edit')
  const { data, error, refetch } = useQuery(api.compliance.list.queryOptions({ siteId }))
  const severity = useSeverity()
  const all = groupFindings(data?.findings ?? [])
  const groups = all.filter(({ rule }) => severity === null || rule.severity === severity)
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={data ? texts.siteTitle(data.site.name) : texts.title}
        text={texts.description}
        actions={mayCheck && data && <CheckButton siteId={siteId} />}
      />
      {error && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.check && (
            <Typography variant="body2" color="text.secondary">
              {texts.checked(data.check.pages, data.check.total)}, <Ago at={data.check.checkedAt} />
            </Typography>
          )}
          {data.check && !data.check.complete && <Alert severity="info">{texts.partly}</Alert>}
          {all.length > 0 && <Severities siteId={siteId} groups={all} selected={severity} />}
          {all.length === 0 && <Notice {...noFindings(data.check)} picture={<LawIcon />} />}
          {groups.map(({ rule, findings }) => (
            <FindingGroup key={rule.id} siteId={siteId} origin={data.site.origin} country={data.country} rule={rule} findings={findings} />
          ))}
          {data.waivers.length > 0 && <WaiverList siteId={siteId} waivers={data.waivers} />}
        </Box>
      )}
    </>
  )
}
