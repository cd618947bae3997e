/** Success messages of surveys. */
export const surveySuccesses = {
  generated: 'Successfully generated',
  linkSent: 'Your survey link has been sent',
  deleted: 'Permanently Delete Success',
} as const
