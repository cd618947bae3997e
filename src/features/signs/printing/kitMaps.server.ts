import type { Sharp } from 'sharp'
import type { GroupId } from '../../../core/ids.ts'
import type { Language } from '../../../core/words.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { type PrintedPlan, readPlansOfCodes } from '../../codes/floorPlans/map.server.ts'
import type { SignPage } from '../artwork/pdf.server.ts'
import { readPicture } from '../artwork/pictures.server.ts'
import { planPage } from '../artwork/planPage.server.ts'
import type { KitLine } from './kitLists.server.ts'
import { words } from './words.ts'

/** The plans of a kit, and the number of each code on its plan; codes that stand on no plan have none. */
export type KitMaps = { readonly plans: readonly PrintedPlan[]; readonly numbers: ReadonlyMap<string, number> }

/** The plans on which signs of a kit hang; on each of them, codes are numbered as the installation list has them. */
export const readKitMaps = async ({ db }: JobContext['services'], GroupId: GroupId, lines: readonly KitLine[]): Promise<KitMaps> => {
  const ids = [...new Set(lines.map(({ sign }) => sign.QrCodeId))]
  const plans = await db.withTenant(GroupId, tx => readPlansOfCodes({ tx, GroupId }, ids), { readOnly: true })
  const order = new Map(ids.map((id, at) => [id, at]))
  const numbers = new Map<string, number>()
  for (const { Pins } of plans) {
    const sorted = Pins.toSorted((a, b) => (order.get(a.QrCodeId) ?? 0) - (order.get(b.QrCodeId) ?? 0))
    for (const [at, { QrCodeId }] of sorted.entries()) numbers.set(QrCodeId, at + 1)
  }
  return { plans, numbers }
}

/** A page a plan, with the number of each sign where it hangs. A plan whose picture is gone is left out. */
export async function* mapPages(
  { files }: JobContext['services'],
  { plans, numbers }: KitMaps,
  lines: readonly KitLine[],
  language: Language,
): AsyncGenerator<SignPage> {
  const t = wordsFor(words, language)
  for (const { BuildingId, Floor, PictureKey, Width, Height, Pins } of plans) {
    const code = lines.find(line => line.code.BuildingId === BuildingId)?.code
    const href = await readPicture(files, PictureKey, shapePlan)
    if (!href) continue
    yield await planPage({
      title: [code && `${code.BuildingCode} ${code.BuildingName}`, Floor].filter(Boolean).join(' · '),
      lead: t('kit.mapLead', { n: Pins.length }),
      href,
      width: Width,
      height: Height,
      pins: Pins.map(({ QrCodeId, X, Y }) => ({ x: X, y: Y, number: numbers.get(QrCodeId) ?? 0 })),
    })
  }
}

/** Pixels of the longer side: 250 dpi on a page of letter paper. */
const longSide = 2600
const shapePlan = (picture: Sharp): Sharp =>
  picture.rotate().resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' }).png()
