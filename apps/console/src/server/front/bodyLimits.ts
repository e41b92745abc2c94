/** Maximum size of a body from a client without a session, in bytes. */
export const smallBody = 64 * 1024

/** Maximum size of a dealer's full stock, pushed by their system, in bytes. */
export const largePush = 24_000_000
