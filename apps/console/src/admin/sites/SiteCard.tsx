import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import RedirectIcon from '@mui/icons-material/AltRouteRounded'
import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import ChecklistIcon from '@mui/icons-material/ChecklistRounded'
import DomainIcon from '@mui/icons-material/LanguageRounded'
import ManageIcon from '@mui/icons-material/SettingsOutlined'
import EditIcon from '@mui/icons-material/TuneRounded'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { SiteRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { StylePicture } from './StylePicture'
import { siteStatus } from './siteStatus'

/** One site: how it looks, how it stands, where it lives and who touched it last. */
export const SiteCard = ({ site, mayEdit }: { site: SiteRecord; mayEdit: boolean }) => {
  const may = useMay()
  const { tone, text } = siteStatus(site)
  const edit = `/sites/${site.id}/edit`
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', transition: 'border-color 120ms', '&:hover': { borderColor: 'text.secondary' } }}
    >
      <Box
        component={LinkBase}
        to={edit}
        tabIndex={-1}
        aria-hidden="true"
        sx={{ display: 'block', borderBottom: 1, borderColor: 'divider' }}
      >
        <StylePicture style={site.style} name={site.name} />
      </Box>
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" component="h2">
              <Link component={LinkBase} to={edit} color="inherit" underline="hover">
                {site.name}
              </Link>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[site.organisationName === site.name ? null : site.organisationName, site.manufacturer].filter(Boolean).join(' · ')}
            </Typography>
            {site.address && site.liveVersion !== null && site.status === 'live' && (
              <Link
                href={markOwnVisit(site.address)}
                target="_blank"
                rel="noreferrer"
                variant="body2"
                underline="hover"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, maxWidth: '100%', py: { xs: 1, md: 0.5 } }}
              >
                <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                  {site.hosts[0]}
                </Box>
                <OpenIcon sx={{ fontSize: 16 }} titleAccess="opens the site in a new tab" />
              </Link>
            )}
          </Box>
          <StatusPill tone={tone}>{text}</StatusPill>
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {site.liveVersion !== null && site.publishedAt !== null ? (
            site.rolledBack ? (
              <>
                Back at version {site.liveVersion} of {site.latestVersion} since <Ago at={site.rolledBack.at} />, by {site.rolledBack.by}
              </>
            ) : (
              <>
                Version {site.liveVersion} published <Ago at={site.publishedAt} />
                {site.publishedBy && ` by ${site.publishedBy}`}
              </>
            )
          ) : (
            'Nothing published yet'
          )}
          {site.unpublishedChanges && site.draftUpdatedAt && (
            <>
              <br />
              Draft edited <Ago at={site.draftUpdatedAt} />
            </>
          )}
        </Typography>
        <Box sx={{ display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          <Button component={LinkBase} to={edit} variant="contained" startIcon={<EditIcon fontSize="small" />} sx={{ flexShrink: 0 }}>
            {mayEdit && site.status !== 'archived' ? 'Edit site' : 'Look inside'}
          </Button>
          <Button
            component={LinkBase}
            to={`/sites/${site.id}/domains`}
            color="inherit"
            startIcon={<DomainIcon fontSize="small" />}
            sx={{ flexShrink: 0 }}
          >
            Domains
          </Button>
          <Button
            component={LinkBase}
            to={`/sites/${site.id}/redirects`}
            color="inherit"
            startIcon={<RedirectIcon fontSize="small" />}
            sx={{ flexShrink: 0 }}
          >
            Redirects
          </Button>
          {may('site.manage') && (
            <Button
              component={LinkBase}
              to={`/sites/${site.id}/manage`}
              color="inherit"
              startIcon={<ManageIcon fontSize="small" />}
              sx={{ flexShrink: 0 }}
            >
              Manage
            </Button>
          )}
          {may('site.create') && site.status !== 'archived' && (
            <Button
              component={LinkBase}
              to={`/sites/${site.id}/setup`}
              color="inherit"
              startIcon={<ChecklistIcon fontSize="small" />}
              sx={{ flexShrink: 0 }}
            >
              Checklist
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  )
}
