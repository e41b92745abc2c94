import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findReservation } from './findReservation'

export const getOne = procedure
  .permission('reservation.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => (await findReservation(ctx.reach, id)).record)
