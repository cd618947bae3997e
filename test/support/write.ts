import { randomUUID } from 'node:crypto'
import type { Call } from '../../src/core/call.ts'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import { emptyOf } from '../../src/features/property/propertyPage/sections/payloads.ts'
import type { Account, World } from '../world.ts'

type Sent = (text: string) => object
/** A write and what stands before it in an account: what it then sends, different for each text where it holds any, and by whose token. */
export type Write = { readonly call: Call; readonly open: (account: Account) => Promise<{ input: Sent; token?: string }> }

/** Where writes are made, and somebody of the provider for those that only they may make. */
export type Makers = { readonly world: World; readonly global: Account }

/** An account's place as its writes name it. */
export const placeOf = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
/** A contact by their name, with an e-mail of their own. */
export const contactOf = (Name: string) => {
  const empty = newContact()
  const Email = `${randomUUID()}@harbor.example`
  return { ...empty, Contact: { ...empty.Contact, Name, Role: 'Cleaning', Team: 'Cleaning', Phone: '16175550113', Email } }
}
/** A code that leads to a page, by its name. */
export const codeOf = (QrName: string) => {
  const { Label, Icon, QrType } = definitions.StaticUrl
  const TemplateFormData = { Url: 'https://harbor.example' }
  return {
    QrName,
    Location: 'Lobby',
    Item: { Name: { en: Label.en }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData },
  }
}

/** A password that nobody has yet. */
export const newPassword = 'Quay-Lanterns-42'
/** The building of an account as saves of its sections name it. */
export const sectionPlace = (account: Account, Version: number) => ({ ...placeOf(account), EntityId: account.building.id, Version })
/** The accounting of a building, by its GL code. */
export const accountingOf = (GLCode: string) => ({ ...emptyOf.AccountingSection(), GLCode: GLCode.slice(0, 20), TaxRate: 5 })
