import { definitions, type FunctionalityType } from '../../src/features/codes/functionalities/definitions.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import type { Item, TemplateItem } from '../../src/features/codes/qr/model.ts'
import { type ItemRules, noRules } from '../../src/features/codes/scanPage/itemRules.ts'
import type { PinType } from '../../src/features/property/pins/model.ts'
import { GetProperty, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import type { Account } from '../world.ts'

/** An item as its type's sample has it, under a name. */
export const itemOf = (type: FunctionalityType, en: string, rules?: Partial<ItemRules>): Item => {
  const { Icon, QrType, sample } = definitions[type]
  const Rules = rules && { ...noRules, ...rules }
  return { Name: { en }, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...sample }, ...(Rules && { Rules }) }
}

type Hub = { QrCodeId: string; Address: string; path: string; ids: readonly string[]; Version: number }

/** A hub of an account with these buttons. */
export const newHub = async ({ call, group, building }: Account, Items: Item[], more: object = {}): Promise<Hub> => {
  const place = { GroupId: group.id, BuildingId: building.id, QrName: 'Lobby hub', Location: 'Lobby', Placement: 'QrHub' as const }
  const { QrCodeId, Address, TemplateIds: ids, Version } = await call(SaveQrCode, { ...place, Items, ...more })
  return { QrCodeId, Address, path: `/q/${Address}`, ids, Version }
}

/** Saves a hub with other items, as an editor that has just read it. */
export const saveHub = async (
  account: Account,
  { QrCodeId }: Pick<Hub, 'QrCodeId'>,
  change: (items: Item[]) => Item[],
  more: object = {},
) => {
  const { call, group, building } = account
  const { Version, Items, QrName, Location, Placement } = await call(GetQrCode, { gId: group.id, QrCodeId })
  const place = { GroupId: group.id, BuildingId: building.id, QrCodeId, Version, QrName, Location, Placement }
  return call(SaveQrCode, { ...place, Items: change(Items.map(asSent)), ...more })
}

const asSent = ({
  TemplateId,
  Name,
  Icon,
  FunctionalityType,
  QrType,
  TemplateFormData: { CanSave: _flag, ...TemplateFormData },
  Rules,
}: TemplateItem) => ({ TemplateId, Name, Icon, FunctionalityType, QrType, TemplateFormData, Rules }) as Item // the server gives known types only

type Pins = Partial<Record<PinType, string>>

/** Gives a building these PINs. */
export const setPinsOf = async (call: Account['call'], { gId, bId }: { gId: string; bId: string }, codes: Pins): Promise<void> => {
  const { Version } = await call(GetProperty, { eId: bId, gId })
  const PinCodes = Object.entries(codes).map(([Type, Code]) => ({ Type: Type as PinType, Code })) // its own keys
  await call(UpdatePinCodes, { GroupId: gId, EntityId: bId, BuildingId: bId, Version, BuildingPIN: { PinCodes } })
}

/** Gives the building of an account these PINs. */
export const setPins = ({ call, group, building }: Account, codes: Pins): Promise<void> =>
  setPinsOf(call, { gId: group.id, bId: building.id }, codes)
