export const check = 'M20 6 9 17l-5-5'
