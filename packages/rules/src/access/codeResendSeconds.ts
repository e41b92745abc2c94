/**
 * Minimum time between two codes to one e-mail address or phone number (RTE-13): the previous code still works, and a phone can't be flooded with
 * texts.
 */
export const codeResendSeconds = 30
