/** The Postgres channel on which changes are told. */
export const channel = 'forecourt'
