/** Reference lists of document 1 that several areas share, letter for letter. Lists of one area stand with it. */

export const serviceRequestCategories = [
  'AfterHours',
  'Cleaning',
  'Electrical',
  'ElevatorEscalator',
  'Exterior',
  'FireLifeSafety',
  'HVAC',
  'KeysLocksDoorsWindows',
  'MaintenanceRepairs',
  'Other',
  'Plumbing',
  'Security',
] as const
export type ServiceRequestCategory = (typeof serviceRequestCategories)[number]

export const coverageKinds = [
  "Worker's Compensation",
  'Commercial General Liability',
  'Commercial Automotive Liability',
  'Umbrella Liability',
  'Crime Insurance',
] as const
export type CoverageKind = (typeof coverageKinds)[number]

/** Where a code is placed. */
export const placements = ['QrHub', 'QrCode', 'Round', 'Inspection'] as const

/** The five ratings; their colours are tokens of the theme. */
export const starRatings = [1, 2, 3, 4, 5] as const
export type StarRating = (typeof starRatings)[number]
