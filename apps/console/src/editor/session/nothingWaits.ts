import type { PublicationState } from '@forecourt/data/publishing/requests/listRequests'

/** A site where nothing waits to go live. */
export const nothingWaits: PublicationState = { schedule: null, outcome: null, request: null, answered: null }
