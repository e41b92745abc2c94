import type { PublicationState } from '@forecourt/data/publishing/requests/listRequests'

/** A publication state with nothing pending. */
export const nothingWaits: PublicationState = { schedule: null, outcome: null, request: null, answered: null }
