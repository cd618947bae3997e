import { useMemo } from 'react'
import { serviceRequestCategories } from '../../../../core/lists.ts'
import { useWords } from '../../../../ui/words.tsx'
import { ownerships, type RoleRow, shiftHours, shiftTypes, teams } from '../model.ts'
import { words } from '../words.ts'

type RoleCode = keyof typeof words.en.roles
const isRoleCode = (code: string): code is RoleCode => Object.hasOwn(words.en.roles, code)

/** Values of contacts, vendors and tenants as people read them. */
export const useContactLabels = () => {
  const t = useWords(words)
  return useMemo(() => {
    const role = (code: string): string => (isRoleCode(code) ? t(`roles.${code}`) : code)
    const team = (value: string | null): string => {
      const known = teams.find(one => one === value)
      return known ? t(`teams.${known}`) : (value ?? '')
    }
    const category = (value: string): string => {
      const known = serviceRequestCategories.find(one => one === value)
      return known ? t(`categories.${known}`) : value
    }
    return {
      role,
      team,
      category,
      ownership: (value: (typeof ownerships)[number] | null) => (value ? t(`ownerships.${value}`) : ''),
      /** The roles to choose from, in the server's order. */
      roles: (rows: readonly RoleRow[]) => rows.map(({ Role }) => ({ value: Role, label: role(Role) })),
      teams: teams.map(value => ({ value, label: team(value) })),
      ownerships: ownerships.map(value => ({ value, label: t(`ownerships.${value}`) })),
      shiftTypes: shiftTypes.map(value => ({ value, label: t(`shiftTypes.${value}`) })),
      shiftHours: shiftHours.map(value => ({ value, label: t('hours', { n: Number(value) }) })),
      categories: serviceRequestCategories.map(value => ({ value, label: category(value) })),
    }
  }, [t])
}
