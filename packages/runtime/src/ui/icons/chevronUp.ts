export const chevronUp = 'm18 15-6-6-6 6'
