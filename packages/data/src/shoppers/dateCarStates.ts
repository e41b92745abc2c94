import type { Transaction } from '../Transaction'

/**
 * Has the cars of an organisation been as they are since they came, which is news to nobody: for a demo, whose cars all come at once,
 * and whose first lower price is to be a drop all the same (FAV-06).
 */
export const dateCarStates = (tx: Transaction, organisationId: string): Promise<unknown> =>
  tx.$executeRaw`
    update car_states state set at = car.created_at, handled = true
    from cars car where car.organisation_id = state.organisation_id and car.id = state.car_id and state.organisation_id = ${organisationId}`
