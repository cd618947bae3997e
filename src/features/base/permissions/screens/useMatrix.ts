import { useState } from 'react'
import type { Input, Output } from '../../../../core/call.ts'
import { fixedRoles, type Permission, permissions, permissionsOf, providerOnly, type Role, roles } from '../../../../core/permissions.ts'
import { CallError, refresh, useWrite } from '../../../../ui/calls.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetRolePermissions, SaveRolePermissions } from '../contract.ts'
import { words } from '../words.ts'

export type Matrix = Output<typeof GetRolePermissions>
export type RoleRow = Matrix['Roles'][number]
type Change = Input<typeof SaveRolePermissions>['Changes'][number]
export type Cell = {
  on: boolean
  /** Not as the role has it everywhere. */
  differs: boolean
  unsaved: boolean
  /** Why it cannot be granted or changed. */
  why: 'held' | 'weight' | 'provider' | null
}

/** The roles that an account may change, the heaviest first. */
export const rolesShown = (rows: readonly RoleRow[], all: boolean): RoleRow[] =>
  rows
    .filter(({ Role, Users, Overrides }) => !fixedRoles.includes(Role) && (all || roles[Role] > 1 || Users > 0 || Overrides.length > 0))
    .toSorted((a, b) => roles[b.Role] - roles[a.Role])

const builtIn = (role: Role, key: Permission): boolean => permissionsOf(role)[key] === true
const keyOf = (role: Role, key: Permission) => `${role}.${key}`

/** Whether a role has a flag, as it is stored. */
const stored = ({ Role, Overrides }: RoleRow, key: Permission): boolean =>
  Overrides.find(one => one.Permission === key)?.Granted ?? builtIn(Role, key)

/** A matrix after its changes are saved, before it is read again. */
const withSaved = (matrix: Matrix, changes: readonly Change[], Version: string): Matrix => ({
  ...matrix,
  Version,
  Roles: matrix.Roles.map(row => {
    const own = changes.filter(({ Role }) => Role === row.Role)
    const kept = row.Overrides.filter(one => !own.some(({ Permission: key }) => key === one.Permission))
    const added = own.flatMap(({ Permission: key, Granted }) =>
      Granted === null || Granted === builtIn(row.Role, key) ? [] : [{ Permission: key, Granted }],
    )
    return { ...row, Overrides: [...kept, ...added] }
  }),
})

/** The matrix with what is not saved yet: `cell` for one place of it, `put` to change it, `save` for all changes at once. */
export const useMatrix = (gId: string, read: Matrix) => {
  const t = useWords(words)
  // Until a save is read back, the next one is held against it, and names the version that it made.
  const [saved, setSaved] = useState<{ after: string; matrix: Matrix }>()
  const matrix = saved?.after === read.Version ? saved.matrix : read
  const [draft, setDraft] = useState<ReadonlyMap<string, Change>>(new Map())
  const cell = (row: RoleRow, key: Permission): Cell => {
    const before = stored(row, key)
    const on = draft.get(keyOf(row.Role, key))?.Granted ?? before
    const grantable = matrix.Grantable.includes(key) || before || on
    const why = !row.Editable ? 'weight' : grantable ? null : providerOnly.includes(key) ? 'provider' : 'held'
    return { on, differs: on !== builtIn(row.Role, key), unsaved: on !== before, why }
  }
  const put = (row: RoleRow, key: Permission, Granted: boolean) =>
    setDraft(known => new Map(known).set(keyOf(row.Role, key), { Role: row.Role, Permission: key, Granted }))
  const reset = () => {
    for (const row of matrix.Roles)
      for (const key of permissions) {
        const { differs, why } = cell(row, key)
        const own = builtIn(row.Role, key)
        if (differs && why === null && (!own || matrix.Grantable.includes(key))) put(row, key, own)
      }
  }
  const changes = [...draft.values()].filter(({ Role, Permission: key, Granted }) => {
    const row = matrix.Roles.find(one => one.Role === Role)
    return row !== undefined && Granted !== stored(row, key)
  })
  const { run, running } = useWrite(SaveRolePermissions, {
    done: t('saved'),
    // Another user saved first: load their values, keep the unsaved ones.
    onRefused: error => void (error instanceof CallError && error.code === 'sys.obj.cfl' && refresh(GetRolePermissions)),
    onSaved: ({ Version }, { Changes }) => {
      setSaved({ after: read.Version, matrix: withSaved(matrix, Changes, Version) })
      setDraft(known => new Map([...known].filter(([, change]) => !Changes.includes(change))))
      void refresh(GetRolePermissions)
    },
  })
  const save = async () => (await run({ GroupId: gId, Version: matrix.Version, Changes: changes })) !== undefined
  useGuard(changes.length > 0, save)
  return {
    rows: matrix.Roles,
    cell,
    put,
    reset,
    cancel: () => setDraft(new Map()),
    save: () => void save(),
    saving: running,
    changes: changes.length,
    users: usersOf(matrix, changes),
    anyDiffers: matrix.Roles.some(row => permissions.some(key => cell(row, key).differs)),
  }
}

/** How many have a role that is changed. */
const usersOf = ({ Roles }: Matrix, changes: readonly Change[]): number =>
  Roles.filter(row => changes.some(change => change.Role === row.Role)).reduce((sum, { Users }) => sum + Users, 0)

export type MatrixForm = ReturnType<typeof useMatrix>
