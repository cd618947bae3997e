import { hints } from '../../../../../core/hints.ts'
import { isEmpty } from '../../../../../core/problem.ts'
import { isWebsite } from '../../../../../core/web.ts'
import { moreFields } from '../../../../property/buildings/sections/BasicInfo/model.ts'
import { emptyMoreInfo, moreInfoHints } from '../../../../property/buildings/sections/BasicInfo/rules.ts'
import type { Progress } from '../../../surveys/model.ts'
import { checkEmail, checkPhone, checkWhole, countFilled, filledRows, largestArea, type WrongField } from '../../checks.ts'
import type { BasicPropertyInfo } from './model.ts'

export const noPropertyInfo: BasicPropertyInfo = {
  Name: '',
  PropertyType: null,
  PropertyTag: '',
  BuildingType: '',
  AddressLine1: '',
  City: '',
  State: '',
  Zip: '',
  Country: 'USA',
  ContactPhoneNumber: '',
  ContactEmail: '',
  Website: '',
  TotalSquareFeet: null,
  SpanishName: '',
  ...emptyMoreInfo,
  Shifts: [],
}

export const checkPropertyInfo = ({
  ContactPhoneNumber,
  ContactEmail,
  Website,
  TotalSquareFeet,
  Shifts,
  ...more
}: BasicPropertyInfo): WrongField[] => [
  ...checkPhone('BasicPropertyInfo.ContactPhoneNumber', ContactPhoneNumber),
  ...checkEmail('BasicPropertyInfo.ContactEmail', ContactEmail),
  ...(isEmpty(Website) || isWebsite(Website) ? [] : [['BasicPropertyInfo.Website', hints.website] as const]),
  ...checkWhole('BasicPropertyInfo.TotalSquareFeet', TotalSquareFeet, largestArea),
  ...Object.entries(moreInfoHints(more)).flatMap(([field, hint]): WrongField[] => (hint ? [[`BasicPropertyInfo.${field}`, hint]] : [])),
  ...Shifts.flatMap(({ Start, End }, i) => [
    ...checkTime(`BasicPropertyInfo.Shifts.${i}.Start`, Start),
    ...checkTime(`BasicPropertyInfo.Shifts.${i}.End`, End),
  ]),
]

const checkTime = (path: string, value: string): WrongField[] =>
  value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? [] : [[path, hints.time]]

/** A Single building belongs to no tag. */
export const tidyPropertyInfo = ({ PropertyTag, Shifts, ...rest }: BasicPropertyInfo): BasicPropertyInfo => ({
  ...rest,
  PropertyTag: rest.PropertyType === 'Single' ? '' : PropertyTag,
  Shifts: filledRows(Shifts),
})

/** What is not asked of a Single building counts as answered. What not every building has does not count. */
export const countPropertyInfo = ({ PropertyTag, ...info }: BasicPropertyInfo): Progress => {
  const { Numerator, Denominator } = countFilled(Object.fromEntries(Object.entries(info).filter(([field]) => !uncounted.includes(field))))
  const tag = info.PropertyType === 'Single' || !isEmpty(PropertyTag) ? 1 : 0
  return { Numerator: Numerator + tag, Denominator: Denominator + 1 }
}
const uncounted: readonly string[] = ['Shifts', 'SpanishName', ...moreFields]
