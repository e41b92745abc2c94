/** Time until a car or search counts as viewed, in milliseconds; shorter visits don't count. */
export const viewedAfterMs = 2000
