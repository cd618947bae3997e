import { expect, test } from 'vitest'
import * as lists from './lists.ts'

// The documents' own sentences, split at their commas.
test.each([
  [
    'service request categories [A-CONST-018]',
    lists.serviceRequestCategories,
    'AfterHours, Cleaning, Electrical, ElevatorEscalator, Exterior, FireLifeSafety, HVAC, KeysLocksDoorsWindows, MaintenanceRepairs, Other, Plumbing, Security',
  ],
  [
    'round types [A-CONST-019]',
    lists.roundTypes,
    'Library, Engineering, AEDInspection, FireExtinguisherInspection, SecurityPatrol, Cleaning, Inspection, Installation, Maintenance, PreventativeMaintenance, Flexible, EquipDetailCollectRounds, MobileMap',
  ],
  [
    'form field types [A-CONST-020]',
    lists.formFieldTypes,
    'DropDown, BooleanChoice, Number, CheckBox, Text, SingleChoice, TakePhoto, BoolSingleChoice, Date, BoolOnOff, TextLine',
  ],
  [
    'tolerance comparison operators [A-CONST-021]',
    lists.toleranceOperators,
    'greater than, greater or equal, less than, less or equal, equal, not equal, inside range, outside range',
  ],
  [
    'report types [A-CONST-022]',
    lists.reportTypes,
    'Vacancy, EVRequest, Support, LeadCapture, FieldMarketing, Maintenance, BathroomService, Feedback, RoomRental',
  ],
  ['insurance statuses [A-CONST-023]', lists.insuranceStatuses, 'Active, Expired, Expiring, PendingVerify, Rejected'],
  ['insurance owner types [A-CONST-024]', lists.insuranceOwnerTypes, 'Tenant, Vendor'],
  [
    'coverage kinds [A-CONST-025]',
    lists.coverageKinds,
    "Worker's Compensation, Commercial General Liability, Commercial Automotive Liability, Umbrella Liability, Crime Insurance",
  ],
  ['placements of a code [A-CONST-026]', lists.placements, 'QrHub, QrCode, Round, Inspection'],
  ['event kinds [A-CONST-027]', lists.eventKinds, 'Adhoc, Survey, Round'],
  ['audiences [A-CONST-028]', lists.audiences, 'Client, Internal'],
  ['contact methods [A-CONST-029]', lists.contactMethods, 'Text, Email'],
  ['tag modes [A-CONST-030]', lists.tagModes, 'QR Only, QR + NFC, NFC Only'],
  [
    'property types of industrial buildings [A-CONST-032]',
    lists.industrialPropertyTypes,
    'Manufacturing, Warehouse & Distribution, Industrial Park, R&D, Data Center, Cold Storage, Flex Space',
  ],
] as const)('%s', (_title, list, sentence) => {
  expect(list.join(', ')).toBe(sentence)
})
