/** The dashboards whose figures are means of feedback: those that an alert can be about. */
export const ratedDashboards: readonly string[] = [
  'BuildingFeedback',
  'FeedbackDashboard',
  'GlobalReport',
  'Overview',
  'BathroomService',
  'ComprehensiveFeedbackReport',
]
