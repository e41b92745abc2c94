/** Toggle buttons with enough contrast, chosen or not. */
export const toggleStyle = {
  '& .MuiToggleButton-root': { color: 'text.secondary', px: 1.25, '&.Mui-selected': { color: 'text.primary' } },
} as const
