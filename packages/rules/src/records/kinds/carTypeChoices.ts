/** Labels of the car types in forms. */
export const carTypeChoices = { new: 'New', used: 'Used', demo: 'Demo' } as const
