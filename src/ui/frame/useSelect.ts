import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { chooseBuilding, useSession } from '../session.ts'

/**
 * Chooses an account or a building by way of the address, so that a form with unsaved changes may object first. A page whose path
 * names the old building shows the new one; one that names the old account's building gives way to the start of the area. No building
 * (null): a page whose path names one gives way to Home.
 */
export const useSelect = () => {
  const router = useRouter()
  const { can, gId } = useSession()
  const building = useCallback(
    (bId: string | null) => {
      const named = inPath(router.state.matches.at(-1)?.params)
      if (bId === null) {
        const left = () => (!named || router.latestLocation.pathname === '/') && chooseBuilding(null)
        return void (named ? router.navigate({ to: '/' } as never).then(left) : left())
      }
      void router.navigate({ to: '.', params: named ? { [named]: bId } : true, search: { gId: gId ?? undefined, bId } } as never)
    },
    [router, gId],
  )
  const group = useCallback(
    (id: string) => {
      const away = inPath(router.state.matches.at(-1)?.params) || router.latestLocation.pathname === '/adminSearch'
      void router.navigate({ to: away ? (can('ManageEntities') ? '/properties' : '/') : '.', search: { gId: id } } as never)
    },
    [router, can],
  )
  return { building, group }
}

const inPath = (params: object | undefined): string | null => ['bId', 'buildingId'].find(name => name in (params ?? {})) ?? null
