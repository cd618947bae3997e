export const takeOverMessages = {
  changed: 'The building has changed meanwhile. Please look again.',
  nothing: 'Please tick what is to be taken over.',
} as const
export const takeOverSuccesses = { undone: 'Successfully undone' } as const
