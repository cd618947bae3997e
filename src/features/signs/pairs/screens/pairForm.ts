import type { Input } from '../../../../core/call.ts'
import { defaultSize } from '../../artwork/materials.ts'
import type { SaveQrPair } from '../contract.ts'
import type { QrPair } from '../model.ts'
import { listPairTypes } from '../pairTypes.ts'
import { pairDefaults } from '../rules.ts'

/** A sign with two codes as its form has it; parts that are not chosen yet are ''. */
export type PairValues = Input<typeof SaveQrPair>

/** What the form begins with. */
export const initialPair = (GroupId: string, BuildingId: string, pair: QrPair | null): PairValues => {
  if (!pair) {
    const chosen = { Location: '', Type: '', QrCodeIds: ['', ''] }
    const options = { Quantity: '', ...pairDefaults, PrintTemplate: '' }
    return { GroupId, BuildingId, ...chosen, ...options, FPO1: '', FPO2: '' }
  }
  const {
    id,
    Version,
    Location,
    Type,
    QrCodeIds,
    Material,
    Size,
    Orientation,
    Color,
    PrintTemplate,
    FileFormat,
    FPOPlacement,
    FPO1,
    FPO2,
  } = pair
  const options = {
    Quantity: String(pair.Quantity),
    Material,
    Size,
    Orientation,
    Color,
    PrintTemplate,
    FileFormat,
    FPOPlacement,
    FPO1,
    FPO2,
  }
  return { GroupId, BuildingId, QrPairId: id, Version, Location, Type, QrCodeIds, ...options }
}

/** Another location resets the type and with it the codes (B-STATE-011). */
export const withLocation = (values: PairValues, Location: string): PairValues => ({ ...values, Location, Type: '', QrCodeIds: ['', ''] })

/** A type sets what the two codes do, so codes of another one go (B-STATE-012). */
export const withType = (values: PairValues, Type: string): PairValues => ({ ...values, Type, QrCodeIds: ['', ''] })

/** Another material resets the size to its usual one (B-STATE-015). */
export const withMaterial = (values: PairValues, Material: string): PairValues => ({ ...values, Material, Size: defaultSize(Material) })

export const withCode = (values: PairValues, at: 0 | 1, id: string): PairValues => ({
  ...values,
  QrCodeIds: values.QrCodeIds.map((one, i) => (i === at ? id : one)),
})

/** What is shown: the pickers of codes once there is a type, the options once both codes are chosen (B-STATE-013, B-STATE-014). */
export const shownParts = ({ Location, Type, QrCodeIds }: PairValues) => {
  const type = listPairTypes(Location).find(one => one.Type === Type)
  return { qrTypes: type?.QrTypes ?? null, options: type !== undefined && QrCodeIds.every(Boolean) }
}
