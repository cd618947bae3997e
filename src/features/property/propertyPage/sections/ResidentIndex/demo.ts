import { keepDemoSection, type SectionDemo } from '../../demo/section.ts'
import { templateIndex } from './template.server.ts'

export const makeResidentIndex: SectionDemo = async (making, made) => {
  if (made.building.BuildingType === 'Residential') await keepDemoSection(making, made, 'ResidentIndex', templateIndex('en'))
}
