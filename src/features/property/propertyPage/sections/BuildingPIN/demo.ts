import { hashText, mulberry32 } from '../../../../../platform/demo/random.ts'
import { seal } from '../../../../../platform/seal.ts'
import { hashPin } from '../../../../../platform/secrets.ts'
import type { PinType } from '../../../pins/model.ts'
import { pinCode } from '../../../pins/tables.ts'
import type { SectionDemo } from '../../demo/section.ts'

// Few, in one building of an account of the first copy: each costs as much time as a password.
const withPins = ['ASE', 'KGD']
const types: readonly PinType[] = ['ChiefEngineer', 'Cleaning', 'Security']

export const makePins: SectionDemo = async ({ tx, site, copy }, { GroupId, BuildingId, building: { Code } }) => {
  if (copy.number !== 1 || !withPins.includes(Code)) return
  const first = 1000 + Math.floor(mulberry32(hashText(`pins ${Code}`))() * 8000)
  for (const [i, Type] of types.entries()) {
    const pin = String(first + i * 317)
    const codes = { CodeHash: await hashPin(site.secret, BuildingId, pin), CodeSealed: seal(site.secret, pin) }
    await tx.insert(pinCode).values({ GroupId, BuildingId, Type, ...codes })
  }
}
