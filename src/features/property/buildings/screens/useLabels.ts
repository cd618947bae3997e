import { useMemo } from 'react'
import type { Localized } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { buildingTypes, type PropertyType, propertyTypes } from '../model.ts'
import { shownPropertyType } from '../rules.ts'
import { words } from '../words.ts'

/** Values of a building as people read them. */
export const useLabels = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  return useMemo(() => {
    const propertyType = (type: PropertyType | '' | null) => t(`propertyTypes.${shownPropertyType(type)}`)
    const buildingType = (type: string): string => {
      const known = buildingTypes.find(one => one === type)
      return known ? t(`buildingTypes.${known}`) : type
    }
    return {
      propertyType,
      buildingType,
      name: (label: Localized | null) => nameIn(label, language),
      propertyTypes: propertyTypes.map(value => ({ value, label: propertyType(value) })),
      buildingTypes: buildingTypes.map(value => ({ value, label: buildingType(value) })).sort(otherLast(language)),
    }
  }, [t, language])
}

const otherLast = (language: string) => {
  const { compare } = new Intl.Collator(language)
  return (a: { value: string; label: string }, b: { value: string; label: string }) =>
    Number(a.value === 'Other') - Number(b.value === 'Other') || compare(a.label, b.label)
}
