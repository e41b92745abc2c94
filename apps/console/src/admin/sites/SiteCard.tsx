import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import { siteStatus } from '@forecourt/rules/sites/siteStatus'
import RedirectIcon from '@mui/icons-material/AltRouteRounded'
import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import ChecklistIcon from '@mui/icons-material/ChecklistRounded'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import DomainIcon from '@mui/icons-material/LanguageRounded'
import ManageIcon from '@mui/icons-material/SettingsOutlined'
import EditIcon from '@mui/icons-material/TuneRounded'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { SiteRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'

type SiteStyle = NonNullable<SiteRecord['style']>

const unpublishedStyle: SiteStyle = {
  brandColour: '#7d8a85',
  accentColour: '#a9b3af',
  backgroundColour: '#eef1ef',
  surfaceColour: '#e1e6e3',
  textColour: '#69756f',
}

/** Miniature of a site in its colours. */
const StylePicture = ({ style, name }: { style: SiteRecord['style']; name: string }) => {
  const { brandColour, accentColour, backgroundColour, surfaceColour, textColour } = style ?? unpublishedStyle
  return (
    <svg
      viewBox="0 0 360 150"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', width: '100%', background: backgroundColour }}
      preserveAspectRatio="xMidYMin slice"
    >
      <rect width="360" height="150" fill={backgroundColour} />
      <rect x="18" y="15" width="14" height="14" rx="4" fill={brandColour} />
      <text
        x="39"
        y="26.5"
        fontSize="12.5"
        fontWeight="700"
        fill={textColour}
        fontFamily='"Figtree Variable", sans-serif'
        letterSpacing="-0.2"
      >
        {name.length > 24 ? `${name.slice(0, 23)}…` : name}
      </text>
      <path d="M240 22h22M270 22h22M300 22h18" stroke={textColour} strokeOpacity="0.35" strokeWidth="3.5" strokeLinecap="round" />
      <rect y="42" width="360" height="52" fill={brandColour} />
      <path d="M18 60h104M18 73h68" stroke={backgroundColour} strokeOpacity="0.92" strokeWidth="6" strokeLinecap="round" />
      <rect x="270" y="57" width="72" height="22" rx="6" fill={accentColour} />
      {[18, 130, 242].map((x) => (
        <g key={x}>
          <rect x={x} y="106" width="100" height="60" rx="7" fill={surfaceColour} />
          <path
            d={`M${x + 12} 143c0-6 4-9 11-10l9-8c3-3 6-4 11-4h17c5 0 8 1 11 4l9 9c7 1 10 4 10 9v8H${x + 12}z`}
            fill={textColour}
            fillOpacity="0.3"
          />
        </g>
      ))}
    </svg>
  )
}

/** Buttons to the other pages of a site, as far as the user may open them. */
const SiteLinks = ({ site }: { site: SiteRecord }) => {
  const may = useMay()
  const links = [
    { page: 'domains', text: 'Domains', Icon: DomainIcon, shown: true },
    { page: 'redirects', text: 'Redirects', Icon: RedirectIcon, shown: true },
    { page: 'as-shown', text: 'As shown on…', Icon: HistoryIcon, shown: may('audit.read') && site.liveVersion !== null },
    { page: 'manage', text: 'Manage', Icon: ManageIcon, shown: may('site.manage') },
    { page: 'setup', text: 'Checklist', Icon: ChecklistIcon, shown: may('site.create') && site.status !== 'archived' },
  ]
  return links
    .filter(({ shown }) => shown)
    .map(({ page, text, Icon }) => (
      <Button
        key={page}
        component={LinkBase}
        to={`/sites/${site.id}/${page}`}
        color="inherit"
        startIcon={<Icon fontSize="small" />}
        sx={{ flexShrink: 0 }}
      >
        {text}
      </Button>
    ))
}

/** A site: colours, status, host and last editor. */
export const SiteCard = ({ site, mayEdit }: { site: SiteRecord; mayEdit: boolean }) => {
  const { tone, text } = siteStatus(site)
  const editPath = `/sites/${site.id}/edit`
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', transition: 'border-color 120ms', '&:hover': { borderColor: 'text.secondary' } }}
    >
      <Box
        component={LinkBase}
        to={editPath}
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
              <Link component={LinkBase} to={editPath} color="inherit" underline="hover">
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
                Rolled back to version {site.liveVersion} of {site.latestVersion} since <Ago at={site.rolledBack.at} />, by{' '}
                {site.rolledBack.by}
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
          <Button component={LinkBase} to={editPath} variant="contained" startIcon={<EditIcon fontSize="small" />} sx={{ flexShrink: 0 }}>
            {mayEdit && site.status !== 'archived' ? 'Edit site' : 'View'}
          </Button>
          <SiteLinks site={site} />
        </Box>
      </Box>
    </Card>
  )
}
