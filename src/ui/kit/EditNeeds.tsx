import { createContext, Suspense } from 'react'
import type { Permission } from '../../core/permissions.ts'
import { lazyPart } from '../lazyPart.tsx'
import { useSession } from '../session.ts'
import classes from './ReadOnlyNote.module.css'

/** What changes the sections below: one of these permissions. Null: nothing is said where they cannot be edited. */
export const EditNeeds = createContext<readonly Permission[] | null>(null)

// The names of all permissions come with the first one that is missing.
const ReadOnlyNote = lazyPart(() => import('./ReadOnlyNote.tsx').then(module => module.ReadOnlyNote))

/**
 * One quiet line for a user who may read but not edit: the missing permission, and whom to ask. Nothing for users with one of the
 * permissions, and nothing in a PIN session, which cannot get any.
 */
export const ReadOnlyLine = ({ needs }: { needs: Permission | readonly Permission[] | null | undefined }) => {
  const { can } = useSession()
  if (!needs || needs.length === 0 || can(needs)) return null
  return (
    <Suspense fallback={<p className={classes.line}>&nbsp;</p>}>
      <ReadOnlyNote needs={typeof needs === 'string' ? [needs] : needs} />
    </Suspense>
  )
}
