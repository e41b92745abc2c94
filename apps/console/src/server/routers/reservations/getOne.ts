import { answersOfCheckout } from '@forecourt/data/checkouts/answersOfCheckout'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findReservation } from './findReservation'

/** A reservation, with what its shopper answered on the way to it. */
export const getOne = procedure
  .permission('reservation.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findReservation(ctx.accessScopes, id)
    const { journeyId, siteId } = record
    const site = journeyId === null ? null : await publishedSite(ctx.db, siteId)
    const answers = site && journeyId ? await answersOfCheckout(ctx.db, site, journeyId, new Date().toISOString()) : []
    return { ...record, answers }
  })
