/** The Postgres channel on which changes are told. */
export const channel = 'forecourt'

/** The channel on which triggers tell that cars changed; what is told is the id of their organisation. */
export const carChannel = 'forecourt_cars'
