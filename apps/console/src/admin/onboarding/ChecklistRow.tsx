import type { ChecklistItem } from '@forecourt/rules/onboarding/onboardingChecklist'
import DoneIcon from '@mui/icons-material/CheckCircleRounded'
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import { Box, Button, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'

/** Where each thing is done, and what the way there is called. */
const ways: { readonly [Id in ChecklistItem['id']]: { readonly to: (siteId: string) => string; readonly text: string } } = {
  publish: { to: (siteId) => `/sites/${siteId}/edit`, text: 'Publish' },
  stock: { to: () => '/stock', text: 'Stock' },
  hours: { to: () => '/locations', text: 'Locations' },
  map: { to: () => '/locations', text: 'Locations' },
  leads: { to: (siteId) => `/sites/${siteId}/edit?at=/leads/notify`, text: 'Add people' },
  logo: { to: (siteId) => `/sites/${siteId}/edit?at=/identity/logoImage`, text: 'Upload a logo' },
  finance: { to: (siteId) => `/sites/${siteId}/edit?at=/finance/provider`, text: 'Choose' },
  rates: { to: (siteId) => `/sites/${siteId}/edit?at=/calculator/confirmed`, text: 'Confirm' },
  domain: { to: (siteId) => `/sites/${siteId}/domains`, text: 'Domains' },
  changes: { to: (siteId) => `/sites/${siteId}/edit`, text: 'Look at them' },
}

/** One thing of the list: done, or the way to do it. */
export const ChecklistRow = ({ item: { id, title, text, done, optional }, siteId }: { item: ChecklistItem; siteId: string }) => {
  const way = ways[id]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {done ? <DoneIcon titleAccess="Done" color="success" /> : <OpenIcon titleAccess="To do" sx={{ color: 'text.secondary' }} />}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620 }}>
          {title}
          {optional && !done && (
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              can wait
            </Typography>
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      </Box>
      {!done && (
        <Button component={LinkBase} to={way.to(siteId)} variant="outlined" size="small" aria-label={`${way.text}: ${title}`}>
          {way.text}
        </Button>
      )}
    </Box>
  )
}
