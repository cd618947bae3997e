import { useCallback } from 'react'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { useLabels } from '../../../property/buildings/screens/useLabels.ts'
import { ownerships } from '../../../property/contacts/model.ts'
import { useContactLabels } from '../../../property/contacts/screens/useContactLabels.ts'
import { words as upsellWords } from '../../../property/propertyPage/sections/Upsells/words.ts'
import { fileAt } from '../../files/rules.ts'
import { MARK } from '../ids.ts'
import type { Change } from '../model.ts'
import { words } from '../words.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const day = /^\d{4}-\d\d-\d\d$/
/** Later than 2001: no count or price of ours is so large. */
const earliest = 1e12

/** A value of a change as people read it: names, days, phones and choices in the reader's language. */
export const useValue = () => {
  const t = useWords(words)
  const { number, day: dayOf, dateTime, phone } = useFormats()
  const choice = useChoice()
  return useCallback(
    ({ Field, Kind }: Pick<Change, 'Field' | 'Kind'>, value: Change['After']): string => {
      if (value === null || value === '') return t('empty')
      if (Kind === 'Secret') return t('set')
      if (Kind === 'File') return t('fileChanged')
      if (typeof value === 'boolean') return value ? t('yes') : t('no')
      const name = Field.split('.').findLast(part => !/^\d+$/.test(part)) ?? ''
      if (typeof value === 'number') return name.endsWith('Date') && value > earliest ? dateTime(value) : number(value)
      if (Kind === 'Names')
        return value
          .split(', ')
          .map(one => (one === MARK ? t('notShown') : one))
          .join(', ')
      const file = fileAt(value)
      if (file) return file.name
      if (moment.test(value)) return dateTime(value)
      if (day.test(value)) return dayOf(`${value}T00:00:00`)
      return /Phone(Number)?$/.test(name) ? phone(value) : (choice(name, value) ?? value)
    },
    [t, number, dayOf, dateTime, phone, choice],
  )
}

/** What a value is called where it is chosen; undefined for what is typed. */
const useChoice = () => {
  const building = useLabels()
  const contact = useContactLabels()
  const upsell = useWords(upsellWords)
  return useCallback(
    (field: string, value: string): string | undefined => {
      if (field === 'PropertyType') return value === 'Single' || value === 'Multiple' ? building.propertyType(value) : undefined
      if (field === 'BuildingType') return building.buildingType(value)
      if (field === 'Role') return contact.role(value)
      if (field === 'Team') return contact.team(value)
      if (field === 'Ownership') return contact.ownership(ownerships.find(one => one === value) ?? null) || undefined
      if (field === 'ShiftType') return contact.shiftTypes.find(one => one.value === value)?.label
      if (field === 'Categories') return value.split(', ').map(contact.category).join(', ')
      const states = ['Active', 'Implementing', 'Interested', 'Never'] as const
      const state = field === 'State' && states.find(one => one === value)
      return state ? upsell(`states.${state}`) : undefined
    },
    [building, contact, upsell],
  )
}
