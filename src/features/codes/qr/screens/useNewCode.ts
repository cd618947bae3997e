import { useGo } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { useInBuilding } from '../../../property/buildings/screens/pickers/useInBuilding.tsx'
import { qrEditor } from '../routes.ts'
import { words } from '../words.ts'

/** Begins a new code: in the chosen building, or after a choice. `type`: the QR type that is chosen for it already. */
export const useNewCode = (gId: string, { type }: { type?: string } = {}): (() => void) => {
  const t = useWords(words)
  const go = useGo()
  const asked = { title: t('newTitle'), label: t('chooseBuilding'), submit: t('newCode') }
  return useInBuilding(gId, asked, bId => go(qrEditor, { groupId: gId, bId }, type ? { type } : undefined))
}
