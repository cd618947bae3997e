import { useGroupId, useSession } from '../../../../ui/session.ts'
import { PairEditor } from './PairEditor.tsx'

/** `/twoQREdit`: a new sign with two codes of the chosen building. */
export const Screen = () => {
  const gId = useGroupId()
  const { bId } = useSession()
  return bId ? <PairEditor key={bId} gId={gId} bId={bId} pair={null} /> : null
}
