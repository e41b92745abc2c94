/** Popups that who edits has closed, as they were then, by id: out of the way of other work, until they are edited again. */
export const closedInPreview = new Map<string, string>()
