import { expect, test } from 'vitest'
import { Placement } from '../../src/features/codes/qr/model.ts'
import { vendorFields } from '../../src/features/property/contacts/model.ts'
import { COIInformation } from '../../src/features/property/propertyPage/sections/COIInformation/model.ts'
import { coverageProblems } from '../../src/features/property/propertyPage/sections/COIInformation/rules.ts'

const coverage = (Kind: string) => ({ Coverage: [{ Kind, Amount: 1, Required: true }], Additional: [] })

// The documents' own sentences, split at their commas, against what the calls take.
test.each<[string, string, (value: string) => boolean]>([
  [
    'the service request categories of a vendor [A-CONST-018]',
    'AfterHours, Cleaning, Electrical, ElevatorEscalator, Exterior, FireLifeSafety, HVAC, KeysLocksDoorsWindows, MaintenanceRepairs, Other, Plumbing, Security',
    value => vendorFields.Categories.safeParse([value]).success,
  ],
  [
    'the coverage kinds of an insurance certificate [A-CONST-025]',
    "Worker's Compensation, Commercial General Liability, Commercial Automotive Liability, Umbrella Liability, Crime Insurance",
    value => {
      const parsed = COIInformation.safeParse(coverage(value))
      return parsed.success && coverageProblems(parsed.data).length === 0
    },
  ],
  ['the placements of a code [A-CONST-026]', 'QrHub, QrCode, Round, Inspection', value => Placement.safeParse(value).success],
])('a call takes %s, and nothing else', (_title, sentence, takes) => {
  for (const value of sentence.split(', ')) {
    expect(takes(value), value).toBe(true)
    for (const other of [value.toLowerCase(), `${value} `, `${value}s`]) expect(takes(other), other).toBe(false)
  }
  for (const other of ['', 'Gardening']) expect(takes(other), other).toBe(false)
})
