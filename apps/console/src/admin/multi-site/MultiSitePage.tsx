import { Box, Button, Tab, Tabs } from '@mui/material'
import { useEffect, useState } from 'react'
import { LinkBase, useLocation } from 'react-admin'
import { Notice } from '../../parts/Notice'
import { PageHeading } from '../../parts/PageHeading'
import { useHasSeveralSites } from '../sites/useHasSeveralSites'
import { useMay } from '../useMay'
import { BulkChange } from './bulk/BulkChange'
import { PastChanges } from './bulk/PastChanges'
import { CloneSite } from './clone/CloneSite'
import { CompareSites } from './compare/CompareSites'

const tabs = {
  change: { label: 'Change a setting', Panel: BulkChange, permission: 'site.edit' },
  past: { label: 'Past changes', Panel: PastChanges, permission: 'site.edit' },
  compare: { label: 'Compare two sites', Panel: CompareSites, permission: 'site.read' },
  clone: { label: 'Clone a site', Panel: CloneSite, permission: 'site.create' },
} as const

/** Bulk work on several sites, at `#/multi-site`. */
export const MultiSitePage = () => {
  const may = useMay()
  const [tab, setTab] = useState<keyof typeof tabs>('change')
  const { Panel } = tabs[tab]
  const { search } = useLocation()
  // A palette entry navigates here with a setting in the query string: switch to the tab that changes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a new query string only.
  useEffect(() => setTab('change'), [search])
  if (useHasSeveralSites() === false)
    return (
      <Notice
        title="This page is for several sites"
        level="h1"
        text="It changes many sites at once. With one site, change its settings in its editor."
        action={
          <Button component={LinkBase} to="/sites" variant="contained">
            Edit site
          </Button>
        }
      />
    )
  return (
    <>
      <PageHeading
        title="Several sites"
        text={
          may('site.create')
            ? 'Change many sites at once, compare two sites, or clone a site.'
            : 'Change many sites at once, or compare two sites.'
        }
      />
      <Tabs
        value={tab}
        onChange={(_event, next: keyof typeof tabs) => setTab(next)}
        variant="scrollable"
        aria-label="What to do"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(tabs)
          .filter(([, { permission }]) => may(permission))
          .map(([value, { label }]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`multi-site-tab-${value}`}
              aria-controls="multi-site-panel"
              sx={{ textTransform: 'none', minHeight: 44 }}
            />
          ))}
      </Tabs>
      <Box role="tabpanel" id="multi-site-panel" aria-labelledby={`multi-site-tab-${tab}`}>
        <Panel key={search} />
      </Box>
    </>
  )
}
