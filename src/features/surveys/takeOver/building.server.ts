import { isEmpty, type Problem } from '../../../core/problem.ts'
import { readBytes } from '../../../platform/files/fileStore.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { keepFile } from '../../base/files/keep.server.ts'
import { Branding } from '../../codes/branding/model.ts'
import { newBranding } from '../../codes/branding/rules.ts'
import { addPropertyTag, propertyOf, tagNamed } from '../../property/buildings/data.ts'
import type { Property } from '../../property/buildings/model.ts'
import type { BasicInfo } from '../../property/buildings/sections/BasicInfo/model.ts'
import { basicInfoOf, changePropertyType } from '../../property/buildings/sections/BasicInfo/rules.ts'
import { editBuilding } from '../../property/propertyPage/edit.server.ts'
import { sectionProblems } from '../../property/propertyPage/sections/payloads.ts'
import { storedPayloads } from '../../property/propertyPage/sections/stored.server.ts'
import { type BasicPropertyInfo, BasicPropertyInfo as SaidInfo } from '../surveyAnswers/sections/BasicPropertyInfo/model.ts'
import type { Branding as SaidBranding } from '../surveyAnswers/sections/Branding/model.ts'
import { atKey, type ChosenItem, type FoundItem, lacking, makeFact, type TakeOverKind, type TakeOverPlace } from './kind.server.ts'
import type { TakeOverFact } from './model.ts'

type BuildingValues = { BasicInfo: BasicInfo; Branding: Branding }
type Group = keyof BuildingValues
type BuildingNow = { property: Property; values: BuildingValues }

type InfoField = keyof BasicPropertyInfo
/** What a survey asks of Basic Info: its names first, then the rest in the form's order. */
const infoNames = [...new Set(['Name', 'SpanishName', ...Object.keys(SaidInfo.shape)])] as InfoField[] // its own keys

/** Which answer becomes which field of the branding. */
const brandFields = { LogoFilename: 'LogoFile', FillColor: 'PrimaryColor', EyeColor: 'SecondaryColor' } as const
type BrandField = keyof typeof brandFields
const brandNames = Object.keys(brandFields) as BrandField[] // its own keys

/** Basic Info and branding: each field by itself, all of them saved as one save of the building. */
export const buildingKind: TakeOverKind = {
  find: async place => {
    const now = await readBuilding(place.ctx)
    const { BasicPropertyInfo: info, Branding: brand } = place.answers
    return [...(info ? findInfo(place, now, info.BasicPropertyInfo) : []), ...(brand ? findBrand(place, now, brand.Branding) : [])]
  },
  check: async (place, chosen) => {
    const { values } = await readBuilding(place.ctx)
    const next = await fillValues(
      place,
      values,
      chosen.filter(({ item }) => !mustBeMade(item.Key)),
    )
    const groups = groupsOf(chosen.map(({ item }) => item))
    const made = chosen.map(({ item }) => item.Key).filter(mustBeMade)
    return groups
      .flatMap(group => sectionProblems(group, next))
      .map(atItem)
      .filter(one => !made.includes(one.Field))
  },
  take: async (place, chosen) => {
    if (chosen.length === 0) return []
    const { property, values } = await readBuilding(place.ctx)
    const next = await fillValues(place, values, chosen)
    await saveValues(place, property, next, groupsOf(chosen.map(({ item }) => item)))
    const { values: saved } = await readBuilding(place.ctx)
    return chosen.map(({ item: { Group, Key } }) => ({
      Group,
      Key,
      Name: Key.slice(Group.length + 1),
      ObjectId: place.ctx.BuildingId,
      Before: { Value: readField(values, Key) },
      After: { Value: readField(saved, Key), File: Key === logoKey ? (place.answers.Branding?.Branding.LogoFile?.FileId ?? null) : null },
    }))
  },
  undo: async (place, taken) => {
    if (taken.length === 0) return []
    const { property, values } = await readBuilding(place.ctx)
    const left = taken.filter(({ Key, After }) => stable(readField(values, Key)) !== stable(After.Value))
    const back = taken.filter(one => !left.includes(one))
    const next = back.reduce((all, { Key, Before }) => writeField(all, Key, Before?.Value), values)
    if (back.length > 0) await saveValues(place, property, next, groupsOf(back))
    return left
  },
}

const logoKey = 'Branding.LogoFilename'
// What the save itself makes: a tag, a copy of the logo.
const mustBeMade = (key: string): boolean => key === logoKey || key === 'BasicInfo.PropertyTag'
const stable = (value: unknown): string => JSON.stringify(value ?? null)
const groupsOf = (items: readonly { Group: string }[]): Group[] =>
  (['BasicInfo', 'Branding'] as const).filter(group => items.some(one => one.Group === group))
const atItem = (problem: Problem): Problem => ({ ...problem, Field: fieldAt(problem.Field) })
const fieldAt = (field: string): string =>
  ({ 'BasicInfo.Name.en': 'BasicInfo.Name', 'BasicInfo.PropertyTagId': 'BasicInfo.PropertyTag' })[field] ?? field

const readBuilding = async (ctx: Ctx<'building'>): Promise<BuildingNow> => {
  const property = await propertyOf(ctx)
  const { Branding: stored } = await storedPayloads(ctx, ctx.BuildingId, ['Branding'])
  return { property, values: { BasicInfo: basicInfoOf(property), Branding: Branding.parse(stored ?? newBranding()) } }
}

const saveValues = (place: TakeOverPlace, { Version }: Property, values: BuildingValues, groups: readonly Group[]) => {
  const payloads = Object.fromEntries(groups.map(group => [group, values[group]]))
  return atKey(fieldAt, () => editBuilding(place.ctx, place.ctx.BuildingId, { payloads, Version }))
}

const findInfo = ({ ctx }: TakeOverPlace, { property, values: { BasicInfo } }: BuildingNow, said: BasicPropertyInfo): FoundItem[] => {
  const Needs = lacking(ctx.actor.Permissions, 'BasicInfo')
  const asked = infoNames.filter(name => name !== 'PropertyTag' || said.PropertyType === 'Multiple')
  return asked.flatMap((name): FoundItem[] => {
    if (isEmpty(said[name])) return []
    const fact = makeFact(name, shownInfo(said, name), shownInfo(hasInfo(BasicInfo, property), name), asOf(name, said[name]))
    return [fieldItem('BasicInfo', fact, Needs)]
  })
}

const asOf = (name: InfoField, said: unknown) => (name === 'ContactPhoneNumber' ? 'phone' : typeof said === 'number' ? 'number' : 'text')

const hasInfo = (info: BasicInfo, property: Property): Partial<Record<InfoField, unknown>> => ({
  ...info,
  Name: info.Name.en,
  SpanishName: info.Name.es,
  PropertyTag: property.PropertyTag?.Name,
})

const shownInfo = (info: Partial<Record<InfoField, unknown>>, name: InfoField): unknown => {
  const value = info[name]
  if (!Array.isArray(value)) return value
  return (value as { Start: string; End: string }[]).map(({ Start, End }) => `${Start}–${End}`).join(', ') // the shifts
}

const findBrand = ({ ctx, taken }: TakeOverPlace, { values }: BuildingNow, said: SaidBranding): FoundItem[] => {
  const Needs = lacking(ctx.actor.Permissions, 'Branding')
  return brandNames.flatMap((name): FoundItem[] => {
    const [answer, has] = [said[brandFields[name]], values.Branding[name] ?? '']
    if (isEmpty(answer)) return []
    if (name !== 'LogoFilename') {
      const fact = makeFact(name, String(answer).toLowerCase(), has.toLowerCase(), 'color')
      return [fieldItem('Branding', fact, Needs)]
    }
    const { LogoFile } = said
    const copied = taken.some(({ Key, After }) => Key === logoKey && After.Value === has && After.File === LogoFile?.FileId)
    const link = LogoFile && ctx.fileLink({ key: `${ctx.GroupId}/${LogoFile.FileId}`, name: LogoFile.Name, inline: true })
    return [fieldItem('Branding', { ...makeFact(name, link, has, 'picture'), Differs: !copied }, Needs)]
  })
}

const fieldItem = (Group: Group, fact: TakeOverFact, Needs: FoundItem['Needs']): FoundItem => ({
  Key: `${Group}.${fact.Field}`,
  Group,
  Name: '',
  State: fact.Differs ? (fact.Has === '' ? 'New' : 'Differs') : 'Same',
  Match: null,
  Facts: [fact],
  Fill: null,
  Needs,
})

const fillValues = async (place: TakeOverPlace, values: BuildingValues, chosen: readonly ChosenItem[]): Promise<BuildingValues> => {
  let next = values
  for (const { item } of chosen) next = writeField(next, item.Key, await valueOf(place, item.Key))
  return next
}

/** What an answer becomes in the building: a text is a tag's id, a file of the survey an open copy of it. */
const valueOf = async ({ ctx, answers }: TakeOverPlace, key: string): Promise<unknown> => {
  const [info, brand] = [answers.BasicPropertyInfo?.BasicPropertyInfo, answers.Branding?.Branding]
  const name = key.slice(key.indexOf('.') + 1)
  if (key === 'BasicInfo.PropertyTag') return tagFor(ctx, info?.PropertyTag.trim() ?? '')
  if (key === logoKey) return copyLogo(ctx, brand?.LogoFile ?? null)
  return key.startsWith('Branding.') ? brand?.[brandFields[name as BrandField]] : info?.[name as InfoField] // keys that `find` has made
}

const tagFor = async (ctx: Ctx<'building'>, Name: string): Promise<string> =>
  (await tagNamed(ctx, Name)) ?? (await addPropertyTag(ctx, { Name })).acId

const copyLogo = async (ctx: Ctx<'building'>, logo: SaidBranding['LogoFile']): Promise<string | null> => {
  const bytes = logo && (await readBytes(ctx.files, `${ctx.GroupId}/${logo.FileId}`))
  if (!bytes) return null
  const content = bytes.toString('base64')
  const kept = await atKey(
    () => logoKey,
    () => keepFile(ctx, { field: 'Logo', content, fileName: logo.Name, bucket: 'Branding' }),
  )
  return kept.Link
}

const readField = ({ BasicInfo, Branding: brand }: BuildingValues, key: string): unknown => {
  const name = key.slice(key.indexOf('.') + 1)
  if (key.startsWith('Branding.')) return Reflect.get(brand, name)
  if (name === 'Name') return BasicInfo.Name.en
  if (name === 'SpanishName') return BasicInfo.Name.es
  return Reflect.get(BasicInfo, name === 'PropertyTag' ? 'PropertyTagId' : name)
}

const writeField = ({ BasicInfo, Branding: brand }: BuildingValues, key: string, value: unknown): BuildingValues => {
  const name = key.slice(key.indexOf('.') + 1)
  if (key.startsWith('Branding.')) return { BasicInfo, Branding: Branding.parse({ ...brand, [name]: value }) }
  return { BasicInfo: writeInfo(BasicInfo, name, value), Branding: brand }
}

const writeInfo = (info: BasicInfo, name: string, value: unknown): BasicInfo => {
  if (name === 'Name') return { ...info, Name: { ...info.Name, en: String(value ?? '') } }
  if (name === 'SpanishName') return { ...info, Name: { ...info.Name, es: String(value ?? '') } }
  if (name === 'PropertyTag') return { ...info, PropertyTagId: (value ?? null) as string | null } // a tag's id
  if (name === 'PropertyType') return changePropertyType(info, value === 'Multiple' ? 'Multiple' : 'Single')
  return { ...info, [name]: value }
}
