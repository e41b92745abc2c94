/** New, used and demo cars, as forms name them. */
export const carTypeChoices = { new: 'New', used: 'Used', demo: 'Demo' } as const
