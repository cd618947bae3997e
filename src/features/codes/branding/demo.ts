import { demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { keepDemoPicture } from '../../base/files/demo.ts'
import { firstUserOf } from '../../base/people/demo.ts'
import { keepSection, setColumns } from '../../property/buildings/data.ts'
import { type BuildingChange, buildingsDemo, tellBuildingChanges } from '../../property/buildings/demo.ts'
import { keepBrandStyle } from './data.ts'
import { brandings } from './demo/brandings.ts'
import { buildingLogos } from './demo/logos.ts'
import { Branding } from './model.ts'
import { brandingProblems, lookOf } from './rules.ts'

export { anchor } from './demo/logos.ts'

/** Made before the codes of the buildings, which begin with its style. */
export const brandingDemo = demoPart('codes/branding', async making => {
  const { tx } = making
  for (const made of buildingsDemo.made(making)) {
    const { GroupId, BuildingId, building } = made
    const [branding, svg] = [brandings[building.Code], buildingLogos[building.Code]]
    if (!branding || !svg) continue
    const place = { GroupId, BuildingId, UserId: firstUserOf(making, GroupId) }
    const fileName = `${building.Code.toLowerCase()}-logo.png`
    const LogoFilename = await keepDemoPicture(making, place, { bucket: 'Branding', fileName, svg })
    const payload = Branding.parse({ ...branding, LogoFilename })
    requireNoProblems(`branding of ${building.Code}`, brandingProblems(payload))
    await keepSection({ tx, GroupId }, BuildingId, 'Branding', payload)
    await keepBrandStyle(tx, { GroupId, BuildingId }, lookOf(payload))
    await setColumns({ tx, GroupId }, BuildingId, { LogoFilename })
    await tellBuildingChanges(making, [made], [describeChange(LogoFilename)])
  }
})

const describeChange = (LogoFilename: string): BuildingChange => [
  'Sofia Lindqvist',
  6,
  'ASE',
  { Branding: { FillColor: '#000000', EyeColor: '#000000', BodyShape: 'square', LogoFilename: null } },
  { Branding: { FillColor: '#12304a', EyeColor: '#0b5a6b', BodyShape: 'rounded', LogoFilename } },
]
