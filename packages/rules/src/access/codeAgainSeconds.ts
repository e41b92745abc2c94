/**
 * Minimum time between two codes to one address or number (RTE-13): the previous code still works, and nobody can flood a phone with
 * texts.
 */
export const codeAgainSeconds = 30
