import { useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage } from '../../../../ui/words.tsx'
import type { PageScope } from '../model.ts'
import { offeredDashboards, selectable } from './offeredDashboards.ts'

/** The dashboards of a scope that the reader may see, and what opens one. */
export const useOfferedDashboards = (scope: PageScope) => {
  const { can, bId } = useSession()
  const [language] = useLanguage()
  const go = useGoTo()
  const offered = offeredDashboards(selectable(), scope, { can, bId, language })
  const open = (key: string, { replace = false } = {}) => {
    const found = offered.find(one => one.key === key)
    if (found) go(found.address, { replace })
  }
  return { offered, open }
}
