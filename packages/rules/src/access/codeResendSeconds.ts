/**
 * Minimum time between two codes to one address or number (RTE-13): the previous code still works, and a phone can't be flooded with
 * texts.
 */
export const codeResendSeconds = 30
