/** What is told of surveys that went well. */
export const surveySuccesses = {
  generated: 'Successfully generated',
  linkSent: 'Your survey link has been sent',
  deleted: 'Permanently Delete Success',
} as const
