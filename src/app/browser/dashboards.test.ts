import { describe, expect, test } from 'vitest'
import { type Permission, permissions } from '../../core/permissions.ts'
import { languages } from '../../core/words.ts'
import { offeredDashboards, selectable } from '../../features/insight/dashboards/screens/offeredDashboards.ts'
import { openDashboards } from '../../features/insight/dashboards/screens/openDashboards.ts'
import { routes } from './features.ts'

const may =
  (...flags: Permission[]) =>
  (wanted: Permission | readonly Permission[] | undefined) =>
    wanted === undefined || [wanted].flat().some(one => flags.includes(one))
const all = openDashboards.all()
const offered = (scope: 'building' | 'account', can = may(...permissions), language: (typeof languages)[number] = 'en') =>
  offeredDashboards(selectable(), scope, { can, bId: null, language })

describe('the selector of dashboards', () => {
  test.each(['building', 'account'] as const)('lists those of the %s sorted by label, in each language [C-RULE-005]', scope => {
    for (const language of languages) {
      const labels = offered(scope, may(...permissions), language).map(one => one.label)
      expect(labels.length).toBeGreaterThan(2)
      expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, language)))
    }
  })

  test('lists global ones under the global path only, and others only elsewhere [C-RULE-001] [C-RULE-006]', () => {
    for (const one of offered('account')) expect(one.address).toMatch(/^\/portfolioAnalytics\/globalDashboard\/global[A-Z]/)
    for (const one of offered('building')) expect(one.address).toMatch(/^\/analytics\/dashboard\/(?!global)/)
  })

  test('opens what its entry names: a page of the portal [C-BEHAV-016]', () => {
    const stands = (address: string) =>
      routes.some(one => new RegExp(`^${one.path.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}$`).test(address))
    for (const one of [...offered('account'), ...offered('building')]) expect(stands(one.address), one.address).toBe(true)
  })

  test('shows an entry only to whoever holds its key, and global ones only with ViewAnalytics [C-PERM-002] [C-PERM-003]', () => {
    expect(offered('account', may(...permissions.filter(one => one !== 'ViewAnalytics')))).toEqual([])
    expect(offered('building', may(...permissions.filter(one => one !== 'AnalyticsDashboards')))).toEqual([])
    for (const { head, pages } of all)
      for (const scope of ['building', 'account'] as const) {
        if (!pages[scope] || !offered(scope).some(one => one.key === head.key)) continue
        const without = offered(scope, may(...permissions.filter(one => one !== head.may)))
        expect(without.map(one => one.key)).not.toContain(head.key)
      }
  })
})

// The documents' addresses, each with the key of its entry; '' has none of its own.
test.each([
  ['/analytics/dashboard/reportAnalyticsFeedback/{type}/{bId?}', 'FeedbackDashboard', 'C-ROUTE-019', 'C-PERM-018'],
  ['/analytics/dashboard/residentFeedback/{bId?}', '', 'C-ROUTE-039'],
  ['/analytics/dashboard/comprehensiveFeedback/{bId?}', 'ComprehensiveFeedbackReport', 'C-ROUTE-041', 'C-PERM-043'],
  ['/portfolioAnalytics/globalDashboard/globalReport/{bId?}', '', 'C-ROUTE-043'],
  ['/portfolioAnalytics/globalDashboard/globalResidentFeedback', '', 'C-ROUTE-054'],
  ['/portfolioAnalytics/globalDashboard/globalUpsellMatrix', '', 'C-ROUTE-050'],
  ['/reportBathroomService/{bId}/{eId?}', 'BathroomService', 'C-ROUTE-004', 'C-SCREEN-010'],
  ['/analytics/dashboard/bathroomService', 'BathroomService', 'C-ROUTE-028', 'C-PERM-020'],
  ['/analytics/dashboard/inAppFeedbackReport', 'InAppFeedback', 'C-ROUTE-026', 'C-PERM-035'],
  ['/analytics/dashboard/customFeedbackDashboard', 'CustomFeedbackDashboard', 'C-ROUTE-040', 'C-PERM-019'],
  ['/customFeedbackDetail/{bId}', 'CustomFeedbackDashboard', 'C-ROUTE-076'],
  ['/analytics/dashboard/roundAnalytics/Engineering', 'EngineeringRounds', 'C-ROUTE-015', 'C-PERM-008'],
  ['/analytics/dashboard/roundAnalytics/AEDInspection', 'AEDRounds', 'C-ROUTE-015', 'C-PERM-009'],
  ['/analytics/dashboard/roundAnalytics/FireExtinguisherInspection', 'FireExtinguisherRounds', 'C-ROUTE-015', 'C-PERM-010'],
  ['/analytics/dashboard/roundAnalytics/Inspection', 'InspectionRounds', 'C-ROUTE-015', 'C-PERM-011'],
  ['/analytics/dashboard/roundAnalytics/Cleaning', 'CleaningRounds', 'C-ROUTE-015', 'C-PERM-012'],
  ['/analytics/dashboard/roundAnalytics/SecurityPatrol', 'SecurityPatrols', 'C-ROUTE-015', 'C-PERM-013'],
  ['/analytics/dashboard/roundAnalytics/PreventativeMaintenance', 'PreventativeMaintenance', 'C-ROUTE-015', 'C-PERM-014'],
  ['/analytics/dashboard/inspectionReport', 'InspectionDashboard', 'C-ROUTE-018', 'C-PERM-016'],
  ['/analytics/dashboard/equipmentTrend', 'EquipmentTrend', 'C-ROUTE-034', 'C-PERM-038'],
  ['/analytics/dashboard/teamPerformance', 'TeamPerformance', 'C-ROUTE-029', 'C-PERM-044'],
  ['/analytics/dashboard/tenantExperience/0', 'TenantPerformanceDashboard', 'C-ROUTE-017', 'C-PERM-021'],
  ['/analytics/dashboard/tenantExperience/1', 'TenantHealthDashboard', 'C-ROUTE-017', 'C-PERM-022'],
  ['/portfolioAnalytics/globalDashboard/globalTenantExperience/1', 'TenantHealthDashboard', 'C-ROUTE-045'],
  ['/analytics/dashboard/supplierCheckInReport', 'SupplierCheckInReport', 'C-ROUTE-020', 'C-PERM-023'],
  ['/analytics/dashboard/roofAccessAuthorizationReport', 'RoofAccessAuthorizationReport', 'C-ROUTE-021', 'C-PERM-024'],
  ['/analytics/dashboard/tenantHVACReport', 'TenantHVACAuthorizationReport', 'C-ROUTE-022', 'C-PERM-025'],
  ['/analytics/dashboard/supplierSLAReport', 'SupplierSLAReport', 'C-ROUTE-016', 'C-PERM-017'],
  ['/analytics/dashboard/renewalReport', 'RenewalReport', 'C-ROUTE-025', 'C-PERM-034'],
  ['/analytics/dashboard/moveOutReport', 'MoveOutInspection', 'C-ROUTE-032', 'C-PERM-036'],
  ['/analytics/dashboard/staffCheckIn', 'StaffCheckInReport', 'C-ROUTE-036', 'C-PERM-040'],
  ['/analytics/dashboard/residentLog', 'ResidentLog', 'C-ROUTE-037', 'C-PERM-041'],
  ['/analytics/dashboard/guestLog', 'GuestLog', 'C-ROUTE-038', 'C-PERM-042'],
  ['/analytics/dashboard/vacancyLead', 'VacancyLead', 'C-ROUTE-023', 'C-PERM-028'],
  ['/analytics/dashboard/leadCapture/LeadCapture', 'LeadCapture', 'C-ROUTE-024', 'C-PERM-029'],
  ['/analytics/dashboard/leadCapture/EVRequest', 'EVRequestReport', 'C-ROUTE-024', 'C-PERM-030'],
  ['/analytics/dashboard/leadCapture/RoomRental', 'RoomRental', 'C-ROUTE-024', 'C-PERM-031'],
  ['/analytics/dashboard/leadCapture/FieldMarketing', 'FieldMarketing', 'C-ROUTE-024', 'C-PERM-032'],
  ['/analytics/dashboard/registrantList/{eventId?}', 'RegistrantList', 'C-PERM-033'],
  ['/analytics/dashboard/dataIntegrityDashboard', 'EquipmentDataIntegrityDashboard', 'C-ROUTE-027', 'C-PERM-046'],
  ['/analytics/dashboard/equipmentLookup', 'EquipmentLookup', 'C-ROUTE-033', 'C-PERM-037'],
  ['/portfolioAnalytics/globalDashboard/globalPropertyCharacteristicsIndex', '', 'C-ROUTE-048', 'C-BEHAV-058'],
  ['/portfolioAnalytics/globalDashboard/globalGoogleRatingReport', 'SocialReputationReport', 'C-ROUTE-049', 'C-PERM-027'],
] as const)('%s opens the dashboard of %s [%s] [%s]', (path, key) => {
  const page = routes.find(one => one.path === path)
  expect(page).toBeDefined()
  expect(all.some(({ head }) => head.may === page?.may)).toBe(true)
  expect(page?.also).toBe(path.startsWith('/portfolio') ? 'ViewAnalytics' : 'AnalyticsDashboards')
  if (key) expect(page?.may).toBe(key)
})

test('the notepad stands in the selector of a building for who holds its key, and opens there [C-PERM-039]', () => {
  const own = (...flags: Permission[]) => offered('building', may(...flags)).find(one => one.key === 'MasterNotepad')
  expect(own('MasterNotepad', 'AnalyticsDashboards')).toMatchObject({
    label: 'Master Notepad',
    address: '/analytics/dashboard/masterNotepad',
  })
  expect(own('ManageLibraries', 'AnalyticsDashboards')).toBeUndefined()
  expect(own('MasterNotepad')).toBeUndefined()
})

test.each([
  ['/portfolioAnalytics', 'ViewAnalytics', 'A-ROUTE-009'],
  ['/analytics', 'AnalyticsDashboards', 'A-ROUTE-017'],
] as const)('%s opens the first page of figures, with %s [%s]', (path, flag) => {
  expect(routes.find(one => one.path === path)).toMatchObject({ may: flag })
})

test('/googleRatingReport opens the reviews of the chosen building or of the account [A-ROUTE-033]', () => {
  expect(routes.find(one => one.path === '/googleRatingReport/{bId?}')?.may).toBe('SocialReputationReport')
})
