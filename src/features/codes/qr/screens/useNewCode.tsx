import { dialogs } from '../../../../ui/dialogs.tsx'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { useGo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { qrEditor } from '../routes.ts'
import { words } from '../words.ts'

// Only who has chosen no building needs it.
const ChooseBuilding = lazyPart(async () => (await import('./ChooseBuilding.tsx')).ChooseBuilding)

/** Begins a new code: in the chosen building, or after a choice. `type`: the QR type that is chosen for it already. */
export const useNewCode = (gId: string, { type }: { type?: string } = {}) => {
  const t = useWords(words)
  const { bId } = useSession()
  const go = useGo()
  const open = (building: string) => go(qrEditor, { groupId: gId, bId: building }, type ? { type } : undefined)
  return () => {
    if (bId) return open(bId)
    const chosen = (close: () => void) => (id: string) => {
      close()
      open(id)
    }
    const asked = { gId, label: t('chooseBuilding'), submit: t('newCode') }
    dialogs.open(close => <ChooseBuilding {...asked} onCancel={close} onChosen={chosen(close)} />, { title: t('newTitle'), size: 420 })
  }
}
