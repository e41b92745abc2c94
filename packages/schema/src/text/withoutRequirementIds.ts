/** A description without the ids of requirements in brackets, which users don’t need. */
export const withoutRequirementIds = (text: string): string => text.replace(/ \([A-Z]{2,4}-\d[^)]*\)/g, '')
