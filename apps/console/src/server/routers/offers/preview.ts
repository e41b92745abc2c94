import { offerPage } from '@forecourt/data/pages/offerPage'
import type { OfferValues } from '@forecourt/rules/offers/OfferValues'
import { offerFields } from '@forecourt/rules/records/kinds/offerFields'
import { z } from 'zod'
import { valuesInput } from '../../edited-records/recordInput'
import { previewDraft } from '../../preview/previewDraft'
import { procedure } from '../../procedure'

const id = 'preview'

/** An offer's page on a site, drawn of what is typed so far: nothing is stored, and nothing is refused. */
export const preview = procedure
  .onSite('offer.edit')
  .input(z.object({ offer: valuesInput<OfferValues>(offerFields) }))
  .query(({ ctx, input: { siteId, offer: typed } }) => {
    const { excludedSiteIds: _excluded, ...offer } = typed
    return previewDraft(ctx, siteId, {
      route: { page: 'offer', path: `/offers/${id}`, offerId: id },
      load: (site) => offerPage(ctx.db, site, { ...offer, name: offer.name || 'Your offer', id }, ctx.now),
    })
  })
