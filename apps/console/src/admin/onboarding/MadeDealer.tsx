import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { PageSides } from '../../layers/preview/PageSides'
import type { PageSide } from '../../layers/preview/usePageSides'
import { PageHeading } from '../../parts/PageHeading'
import { useFinish } from './useFinish'

const draftSide = (draft: Outputs['sites']['draftPage']): PageSide[] => [{ title: 'Draft', ...draft }]

/** A new dealer whose site is made and not live yet: the real pages to look at, and the way to put them live. */
export const MadeDealer = ({ id, siteId, name }: { id: string; siteId: string; name: string }) => {
  const { finish, finishing, refusal } = useFinish(id)
  const query = (path: string) =>
    api.sites.draftPage.queryOptions({ siteId, path }, { ...readOnce, select: draftSide, trpc: { abortOnUnmount: true } })
  return (
    <>
      <PageHeading
        title={name}
        text="This is the site as shoppers will see it. Nobody but staff can see it yet."
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={LinkBase} to="/sites" color="inherit">
              Save and finish later
            </Button>
            <Button component={LinkBase} to={`/sites/${siteId}/edit`} variant="outlined">
              Edit site
            </Button>
            <Button variant="contained" disabled={finishing} onClick={finish}>
              {finishing ? 'Going live …' : 'Make the site live'}
            </Button>
          </Box>
        }
      />
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <Card
        component="section"
        aria-label="Draft of the site"
        sx={{ p: { xs: 1.5, sm: 2 }, height: { xs: '75vh', md: 'calc(100vh - 220px)' }, minHeight: 460 }}
      >
        <PageSides siteId={siteId} query={query} />
      </Card>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Links work: walk through it as a shopper would. Texts, pictures, colours and the template itself can be changed before it goes live
        and afterwards.
      </Typography>
    </>
  )
}
