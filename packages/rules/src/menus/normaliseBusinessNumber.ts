/**
 * The digits of a business number as people type or paste it (CFG-02): with spaces, hyphens or full stops between its groups, or with
 * its name before it. Whatever else is in it stays, so that it is not taken for a number.
 *
 * @example normaliseBusinessNumber('ABN 51 824 753 556') // '51824753556'
 */
export const normaliseBusinessNumber = (text: string): string => text.replace(/^\s*(ABN|NZBN)\b:?/i, '').replace(/[\s.\-‐-―]/g, '')
