import { z } from '../../../../core/call.ts'
import type { Permission } from '../../../../core/permissions.ts'
import { messages, type Problem } from '../../../../core/problem.ts'
import { Branding } from '../../../codes/branding/model.ts'
import { brandingProblems, newBranding } from '../../../codes/branding/rules.ts'
import { AccountingSection } from '../../accounting/model.ts'
import { accountingProblems, noAccounting } from '../../accounting/rules.ts'
import { BasicInfo } from '../../buildings/sections/BasicInfo/model.ts'
import { basicInfoProblems, newBasicInfo } from '../../buildings/sections/BasicInfo/rules.ts'
import { BuildingContacts } from './BuildingContacts/model.ts'
import { contactsProblems, noContacts } from './BuildingContacts/rules.ts'
import { BuildingPIN } from './BuildingPIN/model.ts'
import { noPins, pinCodesProblems } from './BuildingPIN/rules.ts'
import { BuildingTermsAndConditions } from './BuildingTermsAndConditions/model.ts'
import { COIInformation } from './COIInformation/model.ts'
import { coverageProblems, noCoverage } from './COIInformation/rules.ts'
import { Content } from './Content/model.ts'
import { contentProblems, noContent } from './Content/rules.ts'
import { ProductAddOns } from './ProductAddOns/model.ts'
import { addOnProblems, noAddOns } from './ProductAddOns/rules.ts'
import { ResidentIndex } from './ResidentIndex/model.ts'
import { noIndex, residentIndexProblems } from './ResidentIndex/rules.ts'
import { type Section, type SectionKey, sections } from './sections.ts'
import { WhiteLabel } from './WhiteLabel/model.ts'
import { noOwner, whiteLabelProblems } from './WhiteLabel/rules.ts'

/**
 * What CreateProperty and EditProperty carry: a key a section, each by itself or several at once. The compiler asks `problemsOf`,
 * `emptyOf` and `savers` for the same keys.
 */
export const Payloads = z.partial(
  z.strictObject({
    BasicInfo,
    BuildingPIN,
    BuildingContacts,
    Branding,
    Content,
    ProductAddOns,
    BuildingTermsAndConditions,
    COIInformation,
    ResidentIndex,
    WhiteLabel,
    AccountingSection,
  }),
)
export type Payloads = z.output<typeof Payloads>

/** Those that a building which exists is saved with: its contacts have calls of their own (UserAdmin/AddPropertyContact, …). */
export const EditPayloads = z.omit(Payloads, { BuildingContacts: true })
export type PayloadKey = keyof Payloads & SectionKey
export type Payload<K extends PayloadKey> = Payloads[K] & {}

/**
 * The payloads that GetProperty returns as they were saved; Basic Info is the building's own columns, PINs are read by GetPinCodes only,
 * contacts and accounting have calls of their own.
 */
export const StoredPayloads = z.omit(Payloads, { BasicInfo: true, BuildingPIN: true, BuildingContacts: true, AccountingSection: true })
export type StoredPayloads = z.output<typeof StoredPayloads>
export type StoredKey = keyof StoredPayloads & PayloadKey

const problemsOf: { readonly [K in PayloadKey]: (payload: Payload<K>) => Problem[] } = {
  BasicInfo: basicInfoProblems,
  BuildingPIN: pinCodesProblems,
  Branding: branding => brandingProblems(branding),
  BuildingContacts: contactsProblems,
  Content: contentProblems,
  ProductAddOns: addOnProblems,
  BuildingTermsAndConditions: () => [],
  COIInformation: coverageProblems,
  ResidentIndex: payload => residentIndexProblems(payload),
  WhiteLabel: whiteLabelProblems,
  AccountingSection: accountingProblems,
}

/** A section of a building that nobody has filled yet. */
export const emptyOf: { readonly [K in PayloadKey]: () => Payload<K> } = {
  BasicInfo: newBasicInfo,
  BuildingPIN: noPins,
  Branding: newBranding,
  BuildingContacts: noContacts,
  Content: () => noContent,
  ProductAddOns: () => noAddOns,
  BuildingTermsAndConditions: () => ({}),
  COIInformation: noCoverage,
  ResidentIndex: noIndex,
  WhiteLabel: () => noOwner,
  AccountingSection: noAccounting,
}

export const payloadKeys = Object.keys(problemsOf) as PayloadKey[] // the compiler asks for every key of the record above

/** What is wrong with the sections of an input; one section at least must be there. */
export const payloadProblems = (input: Payloads): Problem[] => {
  const sent = payloadKeys.filter(key => input[key] !== undefined)
  return sent.length > 0 ? sent.flatMap(key => sectionProblems(key, input)) : [{ Field: payloadKeys[0] ?? '', Message: messages.required }]
}

/** What is wrong with one section of an input; nothing where it is not there. */
export const sectionProblems = <K extends PayloadKey>(key: K, input: Payloads): Problem[] => {
  const payload = input[key]
  return payload === undefined || payload === null ? [] : problemsOf[key](payload)
}

/** Flags of which one is needed to save any section; the handler asks again for each section that is sent. */
export const payloadFlags: readonly Permission[] = [
  ...new Set(
    (sections as readonly Section[])
      .filter(({ key }) => payloadKeys.some(one => one === key))
      .flatMap(({ edit, shown }) => edit ?? (shown ? [shown] : [])),
  ),
]
