import type { Tx } from '../../../platform/db/database.ts'
import { keepSection, keptSection } from '../../property/buildings/data.ts'
import { QrStyle } from '../picture/model.ts'

type BrandedPlace = { GroupId: string; BuildingId: string }

/** Under which key the style of a building's codes stands beside its sections: with the logo's pixels, ready for a new code. */
const key = 'QrStyle'

/** The style that a new code of a building begins with; null: the default one. */
export const readBrandStyle = async (tx: Tx, { GroupId, BuildingId }: BrandedPlace): Promise<QrStyle | null> => {
  const parsed = QrStyle.safeParse(await keptSection({ tx, GroupId }, BuildingId, key))
  return parsed.success ? parsed.data : null
}

/** Keeps the style for the building's next codes. */
export const keepBrandStyle = (tx: Tx, { GroupId, BuildingId }: BrandedPlace, style: QrStyle): Promise<void> =>
  keepSection({ tx, GroupId }, BuildingId, key, style)
