export const maximize2 = 'M15 3h6v6M0 0m21 3-7 7M0 0m3 21 7-7M9 21H3v-6'
