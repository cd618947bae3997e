import type { Localized } from '../../../core/call.ts'
import { isEmail } from '../../../core/email.ts'
import { choiceHint, hints, misfits } from '../../../core/hints.ts'
import { isPhone } from '../../../core/phone.ts'
import { below, isEmpty, messages, type Problem, required } from '../../../core/problem.ts'
import { countries, isCountry, isStateOf } from '../../../core/states.ts'
import { isWebsite } from '../../../core/web.ts'
import { isZip } from '../buildings/sections/BasicInfo/rules.ts'
import type { Group, GroupProfile } from './model.ts'

/**
 * Everything that is wrong with an account's profile; fields as in the input of CreateGroup and EditGroup. A new account needs its
 * primary user: that is who gets the invitation.
 */
export const groupProblems = (group: GroupProfile, { isNew }: { isNew: boolean }): Problem[] =>
  below('Group.', [...missing(group, isNew), ...misshapen(group)])

const missing = (group: GroupProfile, isNew: boolean): Problem[] =>
  required({ ...group, GroupName: group.GroupName?.en }, [
    'GroupName',
    ...(isNew ? (['PrimaryUserDisplayName', 'PrimaryUserEmail'] as const) : []),
  ])

const misshapen = (group: GroupProfile): Problem[] => {
  const { Country, State, Zip, Website } = group
  const problems = misfits({
    Country: !isEmpty(Country) && !isCountry(Country) && choiceHint(countries),
    State: !isEmpty(State) && !isStateOf(Country ?? '', State ?? '') && hints.state,
    ContactEmail: isWrong(group.ContactEmail, isEmail) && hints.email,
    ContactPhoneNumber: isWrong(group.ContactPhoneNumber, isPhone) && hints.phone,
    Website: !isEmpty(Website) && !isWebsite(Website ?? '') && hints.website,
    PrimaryUserEmail: isWrong(group.PrimaryUserEmail, isEmail) && hints.email,
    PrimaryUserPhoneNumber: isWrong(group.PrimaryUserPhoneNumber, isPhone) && hints.phone,
  })
  return !isEmpty(Zip) && !isZip(Country ?? '', Zip ?? '') ? [...problems, { Field: 'Zip', Message: messages.zip }] : problems
}

const isWrong = (value: string | null | undefined, fits: (text: string) => boolean): boolean =>
  !isEmpty(value) && !fits((value ?? '').trim())

/** Another country has other states. */
export const changeCountry = <T extends GroupProfile>(group: T, Country: string): T =>
  group.Country === Country ? group : { ...group, Country, State: '' }

/** What is stored: no blanks around texts, null for what is empty. */
export const tidyGroup = (group: GroupProfile) => {
  const blank = (text: string | null | undefined) => text?.trim() || null
  const { en, es } = group.GroupName
  const GroupName: Localized = { en: en.trim(), ...(es?.trim() && { es: es.trim() }) }
  return {
    GroupName,
    AddressLine1: blank(group.AddressLine1),
    AddressLine2: blank(group.AddressLine2),
    City: blank(group.City),
    State: blank(group.State),
    Zip: blank(group.Zip)?.toUpperCase() ?? null,
    Country: blank(group.Country),
    ContactPhoneNumber: blank(group.ContactPhoneNumber),
    ContactEmail: blank(group.ContactEmail),
    Website: blank(group.Website),
    PrimaryUserDisplayName: blank(group.PrimaryUserDisplayName),
    PrimaryUserEmail: blank(group.PrimaryUserEmail)?.toLowerCase() ?? null,
    PrimaryUserPhoneNumber: blank(group.PrimaryUserPhoneNumber),
  }
}

/** A new account before anything is entered: in the USA, as a new building. */
export const newGroup = (): GroupProfile => ({
  GroupName: { en: '', es: '' },
  AddressLine1: '',
  AddressLine2: '',
  City: '',
  State: '',
  Zip: '',
  Country: 'USA',
  ContactPhoneNumber: '',
  ContactEmail: '',
  Website: '',
  PrimaryUserDisplayName: '',
  PrimaryUserEmail: '',
  PrimaryUserPhoneNumber: '',
})

/** The form's values of an account. */
export const profileOf = ({
  acId: _acId,
  Version: _version,
  ArchivedDate: _archived,
  ...profile
}: Group): GroupProfile & Pick<Group, 'LogoFilename'> => profile
