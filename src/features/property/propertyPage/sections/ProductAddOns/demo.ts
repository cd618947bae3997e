import { keepDemoSection, type SectionDemo } from '../../demo/section.ts'
import { tidiedAddOns } from './rules.ts'

export const makeAddOns: SectionDemo = async (making, made) => {
  const { BuildingType, Website } = made.building
  const addOns = tidiedAddOns({
    HasVanityUrl: true,
    VanityUrl: Website,
    EnableLiveChat: BuildingType === 'Residential' || BuildingType === 'Hospitality',
    HideSrHotCold: BuildingType === 'Industrial',
    EnableAICover: BuildingType === 'Office',
  })
  await keepDemoSection(making, made, 'ProductAddOns', addOns)
}
