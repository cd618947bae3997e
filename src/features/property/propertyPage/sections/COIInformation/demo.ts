import type { DemoBuilding } from '../../../buildings/demo.ts'
import { owners } from '../../demo/owners.ts'
import { keepDemoSection, type SectionDemo } from '../../demo/section.ts'
import type { Coverage } from './model.ts'

const large = 300_000

/** Larger buildings ask for more; the account and the owner of the building are insured too. */
export const makeInsurance: SectionDemo = async (making, made) => {
  const { AccountName, AddressLine1, City, State, Zip, Code } = made.building
  const Address = `${AddressLine1}, ${City}, ${State} ${Zip}`
  const owner = owners[Code]
  const Additional = [AccountName.en, ...(owner ? [owner.name] : [])].map(Name => ({ Name, Address }))
  await keepDemoSection(making, made, 'COIInformation', { Coverage: listCoverage(made.building), Additional })
}

const listCoverage = ({ TotalSquareFeet }: DemoBuilding): Coverage[] => [
  { Kind: 'Commercial General Liability', Amount: TotalSquareFeet > large ? 2_000_000 : 1_000_000, Required: true },
  { Kind: "Worker's Compensation", Amount: 500_000, Required: true },
  { Kind: 'Commercial Automotive Liability', Amount: 1_000_000, Required: true },
  { Kind: 'Umbrella Liability', Amount: TotalSquareFeet > large ? 5_000_000 : 2_000_000, Required: TotalSquareFeet > large },
]
