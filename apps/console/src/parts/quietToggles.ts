/** Choices side by side whose words can be read, chosen or not. */
export const quietToggles = {
  '& .MuiToggleButton-root': { color: 'text.secondary', px: 1.25, '&.Mui-selected': { color: 'text.primary' } },
} as const
