import type { DemoMaking } from '../../../../../platform/demo/part.ts'
import { keepDemoPicture } from '../../../../base/files/demo.ts'
import { firstUserOf } from '../../../../base/people/demo.ts'
import { tellBuildingChanges } from '../../../buildings/demo.ts'
import { type DemoOwner, owners } from '../../demo/owners.ts'
import { keepDemoSection, type SectionDemo } from '../../demo/section.ts'
import { noOwner } from './rules.ts'

/** An owner of several buildings of an account has one logo. */
const logos = new WeakMap<DemoMaking, Map<string, Promise<string>>>()

export const makeOwner: SectionDemo = async (making, made) => {
  const owner = owners[made.building.Code]
  if (!owner) return
  const LogoFile = await keepLogo(making, made.GroupId, owner)
  const payload = { ...noOwner, HasOwner: true, Label: owner.name, LogoFile }
  await keepDemoSection(making, made, 'WhiteLabel', payload)
  const { HasOwner, Label } = payload
  const Before = { WhiteLabel: { HasOwner: false, Label: null, LogoFile: null } }
  await tellBuildingChanges(making, [made], [['Eleanor Whitcombe', 12, 'MRP', Before, { WhiteLabel: { HasOwner, Label, LogoFile } }]])
}

const keepLogo = (making: DemoMaking, GroupId: string, { name, svg }: DemoOwner): Promise<string> => {
  const known = logos.get(making) ?? new Map<string, Promise<string>>()
  logos.set(making, known)
  const place = { GroupId, UserId: firstUserOf(making, GroupId), BuildingId: null }
  const fileName = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`
  const logo = known.get(name) ?? keepDemoPicture(making, place, { bucket: 'OwnerLogo', fileName, svg })
  known.set(name, logo)
  return logo
}
