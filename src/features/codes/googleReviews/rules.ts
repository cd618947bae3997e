/** What is said of a consent that cannot be taken. */
export const sourceMessages = {
  expired: 'Google’s page was open for too long, or was somebody else’s: connect again',
  notOffered: 'This installation has no client of Google’s API',
} as const
