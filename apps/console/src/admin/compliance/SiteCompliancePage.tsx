import LawIcon from '@mui/icons-material/GavelRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { SiteChoice } from '../sites/SiteChoice'
import { useMay } from '../useMay'
import { complianceTexts as texts } from './complianceTexts'
import { FindingGroup, groupFindings } from './FindingGroup'
import { WaiverList } from './WaiverList'

/** Chooses the site whose findings are shown. */
export const CompliancePage = () => (
  <SiteChoice title={texts.title} emptyText={texts.noSites} picture={<LawIcon />} pages={[{ path: 'compliance', label: texts.findings }]} />
)

/** Checks the live pages of a site now. */
const CheckButton = ({ siteId }: { readonly siteId: string }) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    ...api.compliance.check.mutationOptions(),
    onSuccess: ({ pages }) => notify(`${texts.checked(pages)}.`, { type: 'success' }),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(api.compliance.pathFilter()),
  })
  return (
    <Button variant="outlined" color="inherit" loading={isPending} onClick={() => mutate({ siteId })}>
      {texts.check}
    </Button>
  )
}

/** Findings of the compliance rules on the live pages of a site, by rule, and the accepted ones. */
export const SiteCompliancePage = () => {
  const { id: siteId = '' } = useParams()
  const mayCheck = useMay()('site.edit')
  const { data, error, refetch } = useQuery(api.compliance.list.queryOptions({ siteId }))
  const groups = groupFindings(data?.findings ?? [])
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={data ? texts.titleOf(data.site.name) : texts.title}
        text={texts.about}
        actions={mayCheck && data && <CheckButton siteId={siteId} />}
      />
      {error && <PageError message={callError(error).message} onRetry={() => refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.check && (
            <Typography variant="body2" color="text.secondary">
              {texts.checked(data.check.pages)}, <Ago at={data.check.checkedAt} />
            </Typography>
          )}
          {data.check && !data.check.complete && <Alert severity="info">{texts.partly}</Alert>}
          {groups.length === 0 && <Notice {...(data.check ? texts.nothing : texts.notChecked)} picture={<LawIcon />} />}
          {groups.map(({ rule, findings }) => (
            <FindingGroup key={rule.id} siteId={siteId} origin={data.site.origin} country={data.country} rule={rule} findings={findings} />
          ))}
          {data.waivers.length > 0 && <WaiverList siteId={siteId} waivers={data.waivers} />}
        </Box>
      )}
    </>
  )
}
