import LawIcon from '@mui/icons-material/GavelRounded'
import { Box, Button, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, reactRouterProvider } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'
import { CheckButton } from './CheckButton'
import { complianceTexts as texts } from './complianceTexts'

const { Navigate } = reactRouterProvider

type Site = Outputs['compliance']['sites'][number]

/** Path of the findings of a site, or of those of one severity. */
export const findingsPath = (siteId: string, severity?: 'error' | 'warning') =>
  `/sites/${encodeURIComponent(siteId)}/compliance${severity ? `?severity=${severity}` : ''}`

/** A site with its findings by severity, each number a link to these rows. */
const SiteRow = ({ site, showsOrganisation }: { readonly site: Site; readonly showsOrganisation: boolean }) => {
  const { siteId, name, organisationName, checkedAt, errors, warnings } = site
  const mayCheck = useMay()('site.edit')
  return (
    <Card component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {showsOrganisation && organisationName !== name && `${organisationName} · `}
          {checkedAt === null ? (
            texts.notChecked.title
          ) : (
            <>
              {texts.lastChecked} <Ago at={checkedAt} />
            </>
          )}
        </Typography>
      </Box>
      {errors > 0 && (
        <Button component={LinkBase} to={findingsPath(siteId, 'error')} color="error" aria-label={`${texts.errors(errors)}, ${name}`}>
          {texts.errors(errors)}
        </Button>
      )}
      {warnings > 0 && (
        <Button
          component={LinkBase}
          to={findingsPath(siteId, 'warning')}
          color="inherit"
          aria-label={`${texts.warnings(warnings)}, ${name}`}
        >
          {texts.warnings(warnings)}
        </Button>
      )}
      {errors + warnings === 0 && checkedAt !== null && (
        <Typography variant="body2" color="text.secondary">
          {texts.nothing.title}
        </Typography>
      )}
      {checkedAt === null && mayCheck && <CheckButton siteId={siteId} siteName={name} />}
      <Button component={LinkBase} to={findingsPath(siteId)} color="inherit" aria-label={`${texts.findings} of ${name}`}>
        {texts.findings}
      </Button>
    </Card>
  )
}

/** The sites with their numbers of findings, those that can't publish first; opens the only one at once. */
export const CompliancePage = () => {
  const [organisationId] = useOrganisation()
  const { data, error, refetch } = useQuery(api.compliance.sites.queryOptions({ organisationId }))
  const [only, another] = data ?? []
  if (only && !another) return <Navigate to={findingsPath(only.siteId)} replace />
  return (
    <>
      <PageHeading title={texts.title} text={texts.description} />
      {error && !data && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && <Notice title="No sites yet" text={texts.noSites} picture={<LawIcon />} />}
      <Box component="ul" aria-label="Sites" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {data?.map((site) => (
          <SiteRow key={site.siteId} site={site} showsOrganisation={organisationId === null} />
        ))}
      </Box>
    </>
  )
}
