export const scale = 'M12 3v18M0 0m19 8 3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M0 0m5 8 3 8a5 5 0 0 1-6 0zV7M7 21h10'
