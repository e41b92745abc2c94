/** Choices side by side whose words can be read, chosen or not. */
export const toggleStyle = {
  '& .MuiToggleButton-root': { color: 'text.secondary', px: 1.25, '&.Mui-selected': { color: 'text.primary' } },
} as const
