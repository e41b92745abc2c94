/** How long a car or a search stands before it counts as looked at: what was chosen on the way to it does not. */
export const lookMs = 2000
