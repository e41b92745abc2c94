/** A body type's name in lower case without spaces and dashes. */
export const bodyKey = (body: string): string => body.toLowerCase().replace(/[\s-]/g, '')
