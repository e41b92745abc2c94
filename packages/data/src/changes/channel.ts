/** The Postgres NOTIFY channel for changes. */
export const channel = 'forecourt'

/** The channel on which triggers notify that cars changed; the payload is the id of their organisation. */
export const carChannel = 'forecourt_cars'

/** The channel on which triggers notify that conversations with shoppers changed; the payload is the id of their organisation. */
export const inboxChannel = 'forecourt_inbox'
