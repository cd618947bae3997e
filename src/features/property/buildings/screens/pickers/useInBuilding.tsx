import { dialogs } from '../../../../../ui/dialogs.tsx'
import { lazyPart } from '../../../../../ui/lazyPart.tsx'
import { useSession } from '../../../../../ui/session.ts'

// Only who has chosen no building needs it.
const ChooseBuilding = lazyPart(async () => (await import('./ChooseBuilding.tsx')).ChooseBuilding)

/** `title` of the dialog that asks, `label` of its field, `submit` on its button. */
type BuildingQuestion = { title: string; label?: string; submit: string }

/** Starts what needs one building: at once in the chosen one, or after a choice in a dialog. */
export const useInBuilding = (gId: string, { title, ...asked }: BuildingQuestion, run: (bId: string) => void): (() => void) => {
  const { bId } = useSession()
  return () => {
    if (bId) return run(bId)
    const chosen = (close: () => void) => (id: string) => {
      close()
      run(id)
    }
    dialogs.open(close => <ChooseBuilding {...asked} gId={gId} onCancel={close} onChosen={chosen(close)} />, { title, size: 420 })
  }
}
