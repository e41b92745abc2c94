export const chevronLeft = 'm15 18-6-6 6-6'
