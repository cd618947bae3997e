import { type Permission, permissionKinds } from '../../../core/permissions.ts'

/** Dashboards that stand. */
const openDashboardFlags: readonly Permission[] = [
  'FeedbackDashboard',
  'ComprehensiveFeedbackReport',
  'BathroomService',
  'RegistrantList',
  'CustomFeedbackDashboard',
  'InAppFeedback',
  'SocialReputationReport',
  'EquipmentLookup',
  'EquipmentDataIntegrityDashboard',
  'MasterNotepad',
  'EngineeringRounds',
  'AEDRounds',
  'FireExtinguisherRounds',
  'InspectionRounds',
  'CleaningRounds',
  'SecurityPatrols',
  'PreventativeMaintenance',
  'InspectionDashboard',
  'EquipmentTrend',
  'TeamPerformance',
]

/** Flags that nothing asks for yet: their pages are still to come. */
export const waitingFlags: readonly Permission[] = [
  'ManageReports',
  'ManageDateArchive',
  ...permissionKinds.dashboards.filter(one => !openDashboardFlags.includes(one)),
]
